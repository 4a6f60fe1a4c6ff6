import type { ConversationReading } from '../reading/conversation-reading.ts';
import { order } from '../text/matching.ts';
import { readsAsCodeNotice } from './code-notice.ts';
import { isMenuScreen, menuCodesIn } from './menu-codes.ts';
import { officialContact } from './official-contact.ts';
import { isWrittenByOwner } from './own-link.ts';
import { readsAsReceipt } from './receipt.ts';
import { isPersonal, namesCaller, namesGuide } from './spoken.ts';

/** The reasons to say that a message stays inside the official channel. None of them proves who wrote the message. */
export type Inside = 'menu' | 'official-line' | 'official-link' | 'receipt' | 'code-notice';

const DETECTORS: Readonly<Record<Inside, (text: ConversationReading) => boolean>> = {
  menu: (text) => (menuCodesIn(text).length > 0 || isMenuScreen(text)) && !namesGuide(text),
  'official-line': (text) => callsOfficialLine(text) && !namesGuide(text),
  'official-link': (text) =>
    text.links.length > 0 && text.links.every((link) => isWrittenByOwner(link, text)),
  receipt: readsAsReceipt,
  'code-notice': (text) => readsAsCodeNotice(text) && !namesCaller(text) && order(text, 'tell') === undefined,
};

/** All reasons to say so of one message. If a person speaks of themselves, no service wrote it. */
export const insideOf = (text: ConversationReading): readonly Inside[] =>
  isPersonal(text) ? [] : (Object.keys(DETECTORS) as Inside[]).filter((each) => DETECTORS[each](text));

/** "Appelez le 888", "info: 8787". */
const LINE =
  /\b(?:appelez|appeler|contactez|joindre|infos?|call|dial|au|to)\b(?: le| au)?[ :]{1,3}(\d{3,4})\b/g;

const callsOfficialLine = ({ folded }: ConversationReading): boolean =>
  [...folded.text.matchAll(LINE)].some(([, digits = '']) => officialContact(digits) !== undefined);
