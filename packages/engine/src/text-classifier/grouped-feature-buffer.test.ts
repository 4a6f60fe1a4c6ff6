import { expect, it } from 'vitest';
import { readConversation } from '../reading/conversation-reading.ts';
import { FEATURE_GROUPS } from './dense-features.ts';
import { FEATURE_BITS, textFeatures } from './features.ts';
import { GroupedFeatureBuffer } from './grouped-feature-buffer.ts';

const buffer = new GroupedFeatureBuffer(FEATURE_BITS);
const TEXTS = [
  '',
  '...',
  'xyzzy',
  'Envoyez votre code au 0197000000',
  'Send me the code now https://a.bj/x '.repeat(40),
];

it.each(TEXTS)('closes every group of features, whatever the text holds', (text) => {
  const { conceptsFrom } = textFeatures(readConversation(text, {}), ['asks-secret-code'], buffer);
  expect(buffer.ends).toHaveLength(FEATURE_GROUPS);
  expect(buffer.ends).toEqual(buffer.ends.toSorted((one, other) => one - other));
  expect(buffer.ends[2]).toBe(conceptsFrom);
  expect(buffer.ends.at(-1)).toBe(buffer.length);
});
