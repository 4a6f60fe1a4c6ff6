import { describe, expect, it } from 'vitest';
import { heardText } from './heard-text.ts';
import { sinceIn } from './since-when.ts';

describe('how long ago something was lost', () => {
  it.each([
    'I have been dating a man on facebook for two months and I sent him 200000 by mtn',
    'the agent says pay rent for 2 years, I sent him 300000 by momo',
    'a loan for 3 months',
    'since 2019 I bank there',
  ])('is not how long somebody is known, or a loan runs: %s', (text) => {
    expect(sinceIn(heardText(text))).toBeUndefined();
  });

  it.each([
    "j'ai payé 300 000 depuis juin",
    'I paid him 500 since March',
    'il y a trois semaines',
    'last month',
  ])('is long: %s', (text) => {
    expect(sinceIn(heardText(text))).toBe('long');
  });

  it.each(['ce matin', 'payé depuis juin et encore hier', 'just now'])('is fresh: %s', (text) => {
    expect(sinceIn(heardText(text))).toBe('fresh');
  });
});
