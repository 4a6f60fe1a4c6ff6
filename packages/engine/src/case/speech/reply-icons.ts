import type { ReplyIcon } from '../../vocabulary.ts';
import type { FollowUpWording } from '../locales/wording.ts';
import type { ReplyId } from '../questions/table.ts';

/** The picture on each button; the names of wallets have none. */
export const ICON_OF_REPLY: Readonly<Partial<Record<ReplyId | keyof FollowUpWording, ReplyIcon>>> = {
  yes: 'yes',
  no: 'no',
  nothing: 'no',
  unsure: 'unsure',
  'lost-money': 'money',
  'lost-code': 'code',
  'lost-papers': 'papers',
  'wants-money': 'money',
  'wants-code': 'code',
  'wants-link': 'link',
  'wants-nothing': 'no',
  'who-office': 'office',
  'who-close': 'person',
  'who-trade': 'trade',
  'who-stranger': 'unsure',
  'payee-counter': 'office',
  'payee-known': 'person',
  'payee-person': 'phone',
  'from-name': 'person',
  'from-number': 'phone',
  'from-abroad': 'phone',
  bank: 'office',
  cash: 'money',
  victim: 'money',
  checking: 'unsure',
  'what-now': 'advice',
  why: 'unsure',
  'what-will-they-say': 'talk',
  restart: 'new',
};
