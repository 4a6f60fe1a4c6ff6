import type { AnswerLanguage } from '../../http/languages.ts';
import { plain } from '../door/said.ts';
import { shape as emailShape } from '../email/shape.ts';
import type { ChannelName, Incoming, Outgoing, Piece } from '../message.ts';
import { shape as smsShape } from '../sms/shape.ts';
import { shape as telegramShape } from '../telegram/shape.ts';
import { wordsOf } from '../words/index.ts';

/** What an alert says in one language. */
export interface AlertTexts {
  readonly title: string;
  readonly description: string;
}

type Shape = (said: Outgoing, message: Incoming) => readonly Piece[];

/** How alerts look where people may be written to whenever something happens. */
const SHAPES: Readonly<Partial<Record<ChannelName, Shape>>> = {
  telegram: telegramShape,
  sms: smsShape,
  email: emailShape,
};

/**
 * An alert as a channel sends it to who asked for it. WhatsApp lets nobody be written to a day after they wrote, but by a template that it
 * has reviewed: `{{1}}` is the title, `{{2}}` the text.
 *
 * @returns nothing for a channel that has no shape for them yet.
 */
export function alertPieces(
  channel: ChannelName,
  { title, description }: AlertTexts,
  language: AnswerLanguage,
  message: Incoming,
  template: string | undefined,
): readonly Piece[] {
  if (channel !== 'whatsapp') {
    const said = plain(`${title}. ${description}`, language);
    return SHAPES[channel]?.({ ...said, notice: wordsOf(language).alertNotice }, message) ?? [];
  }
  if (template === undefined) return [];
  const parameters = [title, description].map((text) => ({ type: 'text', text }));
  return [
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to,
      type: 'template',
      template: { name: template, language: { code: language }, components: [{ type: 'body', parameters }] },
    },
  ];
}
