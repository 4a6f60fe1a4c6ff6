import type { ConversationReading } from '../reading/conversation-reading.ts';

/** Services say "vous", "tu" and "nous". A writer who says "je" is a person. So is a writer who tells what a caller said. */
const FIRST_PERSON = new Set('je moi mon ma mes im me my mine he she his him her abeg ni'.split(' '));
/** "J'ai" and "I have", but not the first letters of a name: "DOSSOU J.", "TRAORE I." */
const I = /^(?:j'|i[ '](?!\())/;

/** Whether a person speaks in a message. The letters of an address do not count. */
export const isPersonal = ({ tokens, folded, links }: ConversationReading): boolean =>
  tokens.some(({ word, start, end }) => {
    if (!FIRST_PERSON.has(word) && !I.test(folded.text.slice(start, start + 3))) return false;
    const [at] = folded.originOf(start, end);
    return !links.some(({ address: { span } }) => span[0] <= at && at < span[1]);
  });

/** Somebody beside the reader and the operator who calls, comes or dictates. */
const CALLER =
  /\b(?:agents?|conseill\w+|technicien\w*|inspect\w+|animat\w+|operat(?:rice|or)|officer|technician|caissiere?|lagent|dict\w+)\b/;
/** The secret that is typed behind a code of a menu. */
const SECRET = /\b(?:(?:votre|ton|le) code|votre mot|secret|(?:your|secret) pin)\b/;

export const namesCaller = ({ folded }: ConversationReading): boolean => CALLER.test(folded.text);

/** Whether somebody else has a part in what is to be dialled, or a secret is to be typed behind it. */
export const namesGuide = (text: ConversationReading): boolean =>
  namesCaller(text) || SECRET.test(text.folded.text);
