import { captionOf } from '../card/verdict-card.ts';
import type { Button, Incoming, Outgoing, Piece } from '../message.ts';
import { wordsOf } from '../words/index.ts';

/** Source: Telegram, "Bot API: sendMessage, sendVoice, sendContact, InlineKeyboardButton". */
const MOST = { text: 4_096, buttonBytes: 64 };

/** One message, with the answers below each other; what is longer comes in several, and the last has the buttons. */
export function shape(said: Outgoing, { to }: Incoming): readonly Piece[] {
  const { audio = [], contacts = [], share, card } = said;
  const chat_id = Number(to);
  const texts = textPieces(said, to);
  return [
    ...(share === undefined
      ? texts
      : texts.map((piece) => ({ ...piece, ...shareKey(share, said.language) }))),
    ...audio.map((voice) => ({ method: 'sendVoice', chat_id, voice })),
    ...(card ? [{ method: 'sendPhoto', chat_id, caption: captionOf(card), card }] : []),
    ...contacts.map(({ name, number }) => ({
      method: 'sendContact',
      chat_id,
      phone_number: number,
      first_name: name,
    })),
  ];
}

/** Opens Telegram's own list of people with the text; a button may lead to a page, never to `tel:`. */
const shareKey = (share: string, language: Outgoing['language']) => ({
  reply_markup: {
    inline_keyboard: [
      [
        {
          text: wordsOf(language).extras.tell,
          url: `https://t.me/share/url?url=${encodeURIComponent(share)}`,
        },
      ],
    ],
  },
});

function textPieces({ own, paragraphs, buttons, notice }: Outgoing, to: string): readonly Piece[] {
  const text = [...(own ? [own.join('\n')] : []), ...paragraphs, ...(notice ? [notice] : [])].join('\n\n');
  const texts: string[] = [];
  for (let rest = text; rest; rest = rest.slice(MOST.text)) texts.push(rest.slice(0, MOST.text));
  return texts.map((each, index) => ({
    chat_id: Number(to),
    text: each,
    // Links in a scam are never shown with a picture of where they lead.
    link_preview_options: { is_disabled: true },
    ...(index === texts.length - 1 && buttons.length
      ? { reply_markup: { inline_keyboard: buttons.map((button) => [key(button)]) } }
      : {}),
  }));
}

const key = ({ label }: Button) => ({ text: label, callback_data: cutBytes(label) });

/** What comes back when the button is touched: its words, as far as Telegram carries them. */
function cutBytes(text: string): string {
  let cut = text;
  while (Buffer.byteLength(cut) > MOST.buttonBytes) cut = cut.slice(0, -1);
  return cut;
}
