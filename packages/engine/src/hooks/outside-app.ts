import { isOwnLink } from '../everyday/own-link.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import { demand, has, order } from '../text/matching.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';
import { worded } from './worded.ts';

/** The file of an application: stores hand out none. */
const FILE = /\b[a-z\d][\w-]{1,40}\.apk\b/;
const AROUND_STORE =
  /\b(?:pas|hors|sans|not|without|outside)\b[^.!?\n]{0,20}\b(?:play ?store|app ?store|google play|store)\b/;
/** An application that somebody hands over in a talk. */
const HANDED_OVER =
  /\b(?:app|appli|application)\b[^.!?\n]{0,40}\b(?:envoyee?|recue?|sent|lien|fichier|file)\b[^.!?\n]{0,24}\b(?:whatsapp|telegram|messenger|groupe?|statut|status|prive|inbox)\b/;

/** An application from elsewhere than a store or the sender's own site. */
export const outsideApp: HookDetector = ({ text, findings }) =>
  seenBy(findings, 'remote-app') ??
  demand(text, 'install', 'remote') ??
  worded(text, FILE) ??
  fileOutside(text) ??
  worded(text, HANDED_OVER) ??
  (text.links.some((link) => !isOwnLink(link, text)) && !has(text, 'own-channel')
    ? order(text, 'install')
    : undefined);

/** "Pas besoin de Play Store", in a message about an application. */
const fileOutside = (text: ConversationReading) =>
  /\b(?:app|appli|application|apk|fichier|file)\b/.test(text.folded.text)
    ? worded(text, AROUND_STORE)
    : undefined;
