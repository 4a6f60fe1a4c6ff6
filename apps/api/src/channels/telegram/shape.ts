import type { Button, Incoming, Outgoing, Piece } from '../message.ts';

/** Source: Telegram, "Bot API: sendMessage, InlineKeyboardButton". */
const MOST = { text: 4_096, buttonBytes: 64 };

/** One message, with the answers below each other; what is longer comes in several, and the last has the buttons. */
export function shape({ paragraphs, buttons, notice }: Outgoing, { to }: Incoming): readonly Piece[] {
  const text = [...paragraphs, ...(notice ? [notice] : [])].join('\n\n');
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
