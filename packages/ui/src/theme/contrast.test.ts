import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { contrast as highContrast } from './themes/contrast.ts';
import { dark } from './themes/dark.ts';
import { light } from './themes/light.ts';
import { partnerSample } from './themes/partner-sample.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('refuses what it cannot measure', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('Not a #rrggbb colour: red');
  });
});

describe.each(Object.entries({ light, dark, contrast: highContrast, 'partner-sample': partnerSample }))(
  'the %s theme',
  (_name, theme) => {
    it.each(contrastPairs(theme))('has $least:1 for $name', ({ front, back, least }) => {
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    });
  },
);

describe('the contrast theme', () => {
  it.each(contrastPairs(highContrast))('has 7:1 for $name', ({ front, back }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(7);
  });
});

describe("a partner's theme", () => {
  it('leaves the tones of risk as they are', () => {
    expect(partnerSample.tone).toEqual(light.tone);
  });
});
