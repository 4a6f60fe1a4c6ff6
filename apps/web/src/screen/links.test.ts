import { expect, expectTypeOf, it } from 'vitest';
import { linkTo, type Path } from './links.ts';

it('fills names in, so that no value leads elsewhere', () => {
  expect(linkTo('/learn/:id', { id: '../auth?x' })).toBe('/learn/..%2Fauth%3Fx');
});

it('puts the other values behind the path', () => {
  expect(linkTo('/learn')).toBe('/learn');
  expect(linkTo('/verify', { tab: 'number' })).toBe('/verify?tab=number');
  expect(linkTo('/learn/:id', { id: 'a', tab: 'video' })).toBe('/learn/a?tab=video');
});

it('knows which screens there are, and what each of them takes', () => {
  expectTypeOf<'/verifier'>().toExtend<Path>();
  expectTypeOf<'/nowhere'>().not.toExtend<Path>();
  // @ts-expect-error -- no screen has this path
  linkTo('/nowhere');
  // @ts-expect-error -- which lesson is missing
  linkTo('/learn/:id');
  // @ts-expect-error -- this screen has no such tab
  linkTo('/verify', { tab: 'video' });
  // @ts-expect-error -- this screen has no tabs
  linkTo('/alerts', { tab: 'number' });
});
