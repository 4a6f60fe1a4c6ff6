import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRuntimeFn } from './recipe-runtime.ts';

const recipe = {
  defaultClassName: 'base',
  variantClassNames: { tone: { calm: 'calm', loud: 'loud' }, size: { small: 'small', large: 'large' } },
  defaultVariants: { tone: 'calm' },
  compoundVariants: [[{ tone: 'loud', size: 'large' }, 'shouting']] as [Record<string, string>, string][],
};
const value = (...names: string[]) => fc.constantFrom(undefined, ...names);
const sorted = (className: string) => className.split(' ').toSorted();

it('gives the same classes as the original, whatever is chosen', () => {
  fc.assert(
    fc.property(
      fc.option(
        fc.record(
          { tone: value('calm', 'loud', 'none'), size: value('small', 'large') },
          { requiredKeys: [] },
        ),
        { nil: undefined },
      ),
      (chosen) => {
        expect(sorted(createRuntimeFn(recipe)(chosen))).toEqual(sorted(original(recipe)(chosen)));
      },
    ),
  );
});
