import { menuCodesIn } from '../everyday/menu-codes.ts';
import { isOwnLink } from '../everyday/own-link.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import { isAsked } from '../text/asked.ts';
import type { Span } from '../vocabulary.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';

/** What masking puts in place of an address, and the end of a message whose address was lost in copying. */
const LOST = /<(?:url|link|email)>|(?:https?:\/{0,2}|(?::|->|[ ,](?:sur|via))\s{0,4})$/;
/** An end that had a link only behind {@link OPENING}: "vérifiez ici". In "écris-moi ici" it is the talk, in "je vis ici" a place. */
const HERE = /[ ,]ici\s{0,4}$/;
/** Verbs and nouns of what is done on a page. */
const OPENING =
  /^(?:cli[ckq]|appu|connect|identifi|inscri|verifi|valid|confirm|activ|actualis|reactiv|regularis|telecharg|consult|suiv[er]|voir$|voyez|regard|ouvr|reouv|remplis|regle|pay[ae]|recuper|reclam|souscri|particip|rejoi|passez|scann|info|detail|formulaire)/;
/** "En vous connectant" is nobody's order, and still what the reader is to do. */
const BY_DOING = /ant$/;
/** How many words before "ici" such a word stands. */
const REACH = 8;

/** Verbs of what is done with a link. One visits a shop as well. */
const PRESSING = /^(?:cli[ckq]|appu|tap|connect|log|sign|identifi|ce$|lien|link)/;

/** An address outside the sender's own domains and the stores, or one to follow that was lost in copying. */
export const outsideLink: HookDetector = ({ text, findings }): Span | undefined => {
  const strange = text.links.find((link) => !isOwnLink(link, text));
  if (strange !== undefined) return strange.address.span;
  return seenBy(findings, 'link-to-follow') ?? lostLink(text);
};

function lostLink(text: ConversationReading): Span | undefined {
  const lost = LOST.exec(text.folded.text) ?? hereOfLink(text);
  if (lost !== null) return text.folded.originOf(lost.index, lost.index + lost[0].length);
  if (text.links.length > 0 || menuCodesIn(text).length > 0) return undefined;
  const pressed = (text.mentions.get('follow') ?? []).find(
    (mention) => PRESSING.test(text.tokens[mention.from]?.word ?? '') && isAsked(text, mention),
  );
  const token = pressed && text.tokens[pressed.from];
  return token && text.folded.originOf(token.start, token.end);
}

/** "Ici" at the end of a message, if the reader is told to open something there. */
function hereOfLink(text: ConversationReading): RegExpExecArray | null {
  const { tokens } = text;
  const last = tokens.length - 1;
  const isOpened = tokens.some(
    ({ word, clause }, index) =>
      index >= last - REACH &&
      clause === tokens[last]?.clause &&
      OPENING.test(word) &&
      (BY_DOING.test(word) || isAsked(text, { from: index, to: index + 1 })),
  );
  return isOpened ? HERE.exec(text.folded.text) : null;
}
