import type { OperatorId } from '@scamguard/content/contacts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AGO, type Ago, LOSSES, stepsFor } from './first-aid-steps.ts';
import { COUNTRIES } from './visitor-country.ts';
import { addressOfPlace, placeIn } from './walk-address.ts';

const searchOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')));

it('reads what it writes', () => {
  const place = fc.record({
    lost: fc.subarray([...LOSSES]).map((losses) => new Set(losses)),
    ago: fc.constantFrom(...(Object.keys(AGO) as Ago[])),
    country: fc.constantFrom(...COUNTRIES),
    operator: fc.option(fc.constantFrom<OperatorId>('mtn', 'moov', 'opay'), { nil: undefined }),
    isMinor: fc.boolean(),
    index: fc.nat(4),
  });
  fc.assert(
    fc.property(place, (walk) => {
      expect(placeIn(searchOf(addressOfPlace(walk)))).toEqual(walk);
    }),
  );
});

it('takes what the boxes of a plain form post', () => {
  expect(
    placeIn(new URLSearchParams('lost=money&lost=code&ago=hour&country=SN&operator=orange&step=1')),
  ).toEqual({
    lost: new Set(['money', 'code']),
    ago: 'hour',
    country: 'SN',
    operator: 'orange',
    isMinor: false,
    index: 0,
  });
});

it('always gives a step that there is, whatever the address says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (step, ago, lost) => {
      const { index, lost: losses } = placeIn(new URLSearchParams({ step, ago, lost }));
      if (index !== undefined) expect(stepsFor(losses)[index]).toBeDefined();
    }),
  );
});
