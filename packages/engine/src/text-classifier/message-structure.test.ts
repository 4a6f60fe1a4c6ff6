import { expect, it } from 'vitest';
import { FeatureBuffer } from '../inference/feature-buffer.ts';
import { readConversation } from '../reading/conversation-reading.ts';
import { FEATURE_BITS } from './features.ts';
import { conceptsIn } from './find-concepts.ts';
import { addStructure } from './message-structure.ts';
import { modelTokens } from './model-tokens.ts';

/** The buckets of a French message's structure. */
function structureOf(text: string): readonly number[] {
  const buffer = new FeatureBuffer(FEATURE_BITS);
  const mentions = conceptsIn(modelTokens(readConversation(text, {})), 1);
  addStructure(mentions, buffer);
  return [...buffer.buckets.subarray(0, buffer.length)];
}

const shared = (one: string, other: string) => {
  const known = new Set(structureOf(other));
  return structureOf(one).filter((bucket) => known.has(bucket)).length;
};

it('is the same for other words of the same concepts', () => {
  expect(structureOf('Payez la taxe ici : https://exemple.bj/a')).toEqual(
    structureOf('Réglez les frais ici : https://exemple.bj/b'),
  );
});

it('tells one clause from two', () => {
  const together = 'Payez les frais sur le lien https://exemple.bj';
  const apart = 'Payez les frais. Le lien : https://exemple.bj';
  expect(shared(together, apart)).toBeLessThan(structureOf(together).length);
  expect(shared(together, together)).toBe(structureOf(together).length);
});

it('takes all demands as one set: one demand more is another set', () => {
  const onlyLink = structureOf('Suivez votre colis sur https://exemple.bj');
  const linkAndPayment = structureOf('Suivez votre colis sur https://exemple.bj et payez les frais');
  // Nine sets come last: the channels, then demands, pressures and how many of each, alone and by channel.
  expect(onlyLink.slice(-9)).not.toEqual(linkAndPayment.slice(-9));
});

it('adds nothing to a message without a known concept', () => {
  expect(structureOf('zzz')).toEqual([]);
});

it('stays small in a text of one endless clause', () => {
  const words = 'payez envoyez frais code lien banque police gagne urgent colis amour pret loyer billet ';
  expect(structureOf(words.repeat(200)).length).toBeLessThan(600);
});
