import { readsAsCodeNotice } from '../everyday/code-notice.ts';
import { namesCaller } from '../everyday/spoken.ts';
import { demand } from '../text/matching.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';
import { outsideLink } from './outside-link.ts';
import { worded } from './worded.ts';

const SECRET = String.raw`(?:pin|mot de passe|password|otp|identifiants?|code(?: \w{1,9})?)`;
/** A secret by answer, which no menu is: "tapez votre PIN en réponse", "en répondant avec ton code". */
const IN_REPLY = new RegExp(
  String.raw`\b(?:repond\w*|reply)\b[^.!?\n]{0,40}\b${SECRET}\b|\b${SECRET}\b[^.!?\n]{0,24}\b(?:en reponse|in reply|par retour)\b`,
);
/** A secret to bring or hand on: "munissez-vous de votre code agent", "faites-le suivre". */
const HANDED_ON = new RegExp(
  String.raw`\b(?:m'?envo\w+|nous envo\w+|en donn?ant|munissez[ -]vous de|reception de|transmet\w*|dict\w+) (?:\S+ ){0,3}${SECRET}\b`,
);
const CODE_HANDED_ON =
  /\b(?:faites|fais)[ -]l[ea] suivre\b|\btransfere[zr]?[ -]l[ea]\b|\bforward (?:it|this code)\b/;

/** How far a secret stands from the verb that asks for it. */
const REACH = 10;

/** A code, a password or papers that the reader is to give away. A secret that is typed where nobody leads
 * the reader stays in the operator's own menu. */
export const secretWanted: HookDetector = ({ text, findings }) =>
  seenBy(findings, 'asks-secret-code', 'asks-identity') ??
  demand(text, 'tell', 'secret', REACH) ??
  demand(text, 'tell', 'papers', REACH) ??
  worded(text, IN_REPLY) ??
  worded(text, HANDED_ON) ??
  (readsAsCodeNotice(text) ? worded(text, CODE_HANDED_ON) : undefined) ??
  (outsideLink({ text, findings }) || namesCaller(text) ? demand(text, 'type', 'secret', REACH) : undefined);
