import { expect, it } from 'vitest';
import { nameOf } from './fact.ts';
import { factsIn } from './read-facts.ts';

const namesIn = (text: string) => factsIn(text).map(nameOf);

it.each(["personne m'a demandé de code", 'personne ne m’a demandé le code', 'nobody asked me for a code'])(
  'hears that nobody asked: %s',
  (text) => {
    expect(namesIn(text)).not.toContain('asked:code');
  },
);

it.each(["une personne m'a demandé le code", "il y a une personne au téléphone qui m'a demandé le code"])(
  'hears that somebody asked: %s',
  (text) => {
    expect(namesIn(text)).toContain('asked:code');
  },
);

it('takes “la personne” for somebody', () => {
  expect(namesIn("la personne m'a demandé mon code")).toEqual(['asked:pin']);
});

it('takes a sum with its sign for no number of another country', () => {
  expect(namesIn('dans mon appli je vois +15.000')).not.toContain('true:foreign-number');
  expect(namesIn('il appelle avec un +44')).toContain('true:foreign-number');
});

it.each(['il veut publier mes photos', 'a girl of snapchat will post my pictures'])(
  'hears a threat, and no demand for pictures: %s',
  (text) => {
    expect(namesIn(text)).not.toContain('asked:images');
  },
);
