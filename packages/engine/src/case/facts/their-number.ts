import type { Clause } from './clauses.ts';

const THEIR_NUMBER =
  /\b(?:dans|du|sur|in|on|from) (?:le |la |ce |cette |l |the |that |their |leur )?(?:sms|message|msg|mail|annonce|lien|pub|affiche|flyer|link|ad|text)\b|\b(?:numero|num|number) (?:qu |que |ke )?(?:il|elle|ils|on|that he|that she|that they|he|she|they|dem|wey dem) (?:\w+ ){0,2}(?:donne|envoye|ecrit|laisse|gave|give|sent|send|dropped|wrote)\b|\b(?:leur|their) (?:numero|number)\b|\b(?:call\w*|phon\w*) (?:me |us )?(?:from|with)\b|\b(?:m'?|me |ma |nous )appel\w* (?:avec|depuis|sur|d'?)\b/;

/** Whether somebody called the number that came with the message, or was called themselves: that leads to whoever wrote, and verifies nothing. */
export const callsTheirNumber = ({ words, actions }: Clause): boolean =>
  actions.some(({ id }) => id === 'contact') && THEIR_NUMBER.test(words.map(({ word }) => word).join(' '));
