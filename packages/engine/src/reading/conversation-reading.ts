import { addressesInText } from '../address/find-addresses.ts';
import { phonesInText } from '../phone/find-phones.ts';
import type { Phone } from '../phone/read-phone.ts';
import { amountsIn } from '../text/amounts.ts';
import { foldText } from '../text/folded-text.ts';
import { mentionsIn } from '../text/lexicon.ts';
import type { TextReading } from '../text/text-reading.ts';
import { tokensOf } from '../text/tokens.ts';
import type { KnownEvidence } from './known-evidence.ts';
import { knownPlaces } from './known-places.ts';
import { type LinkReading, readAddressAsLink } from './link-reading.ts';

/** A message or conversation, ready to be looked at. */
export interface ConversationReading extends TextReading {
  readonly kind: 'conversation';
  readonly known: KnownEvidence;
  readonly links: readonly LinkReading[];
  readonly phones: readonly Phone[];
}

export function readConversation(value: string, known: KnownEvidence): ConversationReading {
  const folded = foldText(value);
  const tokens = tokensOf(folded);
  const amounts = amountsIn(tokens);
  const links = addressesInText(value).map((address) => readAddressAsLink(address, value, {}));
  return {
    kind: 'conversation',
    value,
    known,
    folded,
    tokens,
    amounts,
    mentions: mentionsIn(tokens, amounts),
    links,
    knownPlaces: knownPlaces(links),
    phones: phonesInText(value),
  };
}
