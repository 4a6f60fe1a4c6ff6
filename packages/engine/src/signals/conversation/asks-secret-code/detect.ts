import type { ConversationReading } from '../../../reading/conversation-reading.ts';
import type { Mention } from '../../../text/lexicon.ts';
import { demand, has, overlap, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Which code, says the rest of the text: "Le code du portail est 4417, donne le code au gardien". */
const ANY_CODE = /^(?:(?:le|ce|un|ton|votre|the|a|your|this|that) code|code (?:que|qui|i|we|you))$/;
/** The code that hands over a parcel has the same name as the code that takes money out of an account. */
const PARCEL_CODE = /^code de retrait$/;

export const asksSecretCode = signal(definition, (text) => {
  const isSecret = secretIn(text);
  const span =
    demand(text, 'tell', 'secret', 8, isSecret) ??
    (text.links.length > 0 || has(text, 'link') ? demand(text, 'type', 'secret', 8, isSecret) : undefined);
  if (together(text, ['hand-over', 'secret'], 10)) return ABSENT;
  return span === undefined ? ABSENT : seen({}, { span });
});

/** The figures themselves: who writes them has no need to ask for them. */
const FIGURES = /^\d{3,8}$/;

/** Tells the codes that open an account from those of doors, shops and parcels. */
function secretIn(text: ConversationReading): (mention: Mention) => boolean {
  const harmless = text.mentions.get('harmless-code') ?? [];
  const isOfParcel = has(text, 'parcel');
  return (mention) => {
    const words = text.tokens.slice(mention.from, mention.to).map(({ word }) => word);
    const said = words.join(' ');
    if (FIGURES.test(text.tokens[mention.to]?.word ?? '')) return false;
    if (isOfParcel && PARCEL_CODE.test(said)) return false;
    return (
      harmless.length === 0 || !(ANY_CODE.test(said) || harmless.some((other) => overlap(mention, other)))
    );
  };
}
