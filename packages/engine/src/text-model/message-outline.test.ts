import { expect, it } from 'vitest';
import { FeatureBuffer } from '../learned/feature-buffer.ts';
import { readConversation } from '../reading/conversation-reading.ts';
import { FEATURE_BITS } from './features.ts';
import { meaningsIn } from './meaning.ts';
import { addOutline } from './message-outline.ts';
import { modelTokens } from './model-tokens.ts';

/** Buckets of a French message's outline. */
function outlineOf(text: string): readonly number[] {
  const buffer = new FeatureBuffer(FEATURE_BITS);
  const mentions = meaningsIn(modelTokens(readConversation(text, {})), 1);
  addOutline(mentions, buffer);
  return [...buffer.buckets.subarray(0, buffer.length)];
}

const shared = (one: string, other: string) => {
  const known = new Set(outlineOf(other));
  return outlineOf(one).filter((bucket) => known.has(bucket)).length;
};

it('is the same for other words of the same meaning', () => {
  expect(outlineOf('Payez la taxe ici : https://exemple.bj/a')).toEqual(
    outlineOf('Réglez les frais ici : https://exemple.bj/b'),
  );
});

it('tells what is said in one breath from what is said in two', () => {
  const together = 'Payez les frais sur le lien https://exemple.bj';
  const apart = 'Payez les frais. Le lien : https://exemple.bj';
  expect(shared(together, apart)).toBeLessThan(outlineOf(together).length);
  expect(shared(together, together)).toBe(outlineOf(together).length);
});

it('takes all that is asked for as a whole: one demand more is another whole', () => {
  const onlyLink = outlineOf('Suivez votre colis sur https://exemple.bj');
  const linkAndPayment = outlineOf('Suivez votre colis sur https://exemple.bj et payez les frais');
  // Nine wholes come last: the channels, then demands, pressures and how many of each, alone and by channel.
  expect(onlyLink.slice(-9)).not.toEqual(linkAndPayment.slice(-9));
});

it('adds nothing to a message in which nothing is known', () => {
  expect(outlineOf('zzz')).toEqual([]);
});

it('stays small in a text of one endless clause', () => {
  const words = 'payez envoyez frais code lien banque police gagne urgent colis amour pret loyer billet ';
  expect(outlineOf(words.repeat(200)).length).toBeLessThan(600);
});
