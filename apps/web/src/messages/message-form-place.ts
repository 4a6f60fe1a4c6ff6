import { linkTo } from '../screen/links.ts';

/** The subjects of a message when a button leads to its form. */
export const MESSAGE_SUBJECTS = ['partner', 'join', 'session', 'data'] as const;
export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** `id` of the message form of a page. */
export const MESSAGE_FORM_ID = 'message';

/** The message form, its subject filled in when one is given. */
export function messageFormPath(about?: MessageSubject): string {
  return `${linkTo('/contact')}${about ? `?about=${about}` : ''}#${MESSAGE_FORM_ID}`;
}
