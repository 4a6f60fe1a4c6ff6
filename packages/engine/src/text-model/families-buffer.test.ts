import { expect, it } from 'vitest';
import { readConversation } from '../reading/conversation-reading.ts';
import { FamiliesBuffer } from './families-buffer.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
import { FAMILIES } from './text-numbers.ts';

const buffer = new FamiliesBuffer(FEATURE_BITS);
const TEXTS = [
  '',
  '...',
  'xyzzy',
  'Envoyez votre code au 0197000000',
  'Send me the code now https://a.bj/x '.repeat(40),
];

it.each(TEXTS)('closes every family of features, whatever the text holds', (text) => {
  const { meaningsFrom } = textFeatures(readConversation(text, {}), ['asks-secret-code'], buffer);
  expect(buffer.ends).toHaveLength(FAMILIES);
  expect(buffer.ends).toEqual(buffer.ends.toSorted((one, other) => one - other));
  expect(buffer.ends[2]).toBe(meaningsFrom);
  expect(buffer.ends.at(-1)).toBe(buffer.length);
});
