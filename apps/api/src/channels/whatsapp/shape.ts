import { captionOf } from '../card/verdict-card.ts';
import type { Button, Incoming, Outgoing, Piece } from '../message.ts';
import { wordsOf } from '../words/index.ts';

/** Source: Meta, "WhatsApp Cloud API: text, reply buttons, interactive lists, call-to-action URL button, audio, contacts"; in characters. */
const MOST = {
  text: 4_096,
  interactive: 1_024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
};

/**
 * One message where there is room: the answers on up to three buttons, or in a list. What an interactive message does not hold goes before
 * it as a text.
 */
export function shape(said: Outgoing, { to }: Incoming): readonly Piece[] {
  const { audio = [], contacts, share, language, paragraphs, card } = said;
  if (share !== undefined) return [shareButton(paragraphs.join('\n\n'), share, language, to)];
  return [
    ...textPieces(said, to),
    ...audio.map((link) => ({ ...addressed(to), type: 'audio', audio: { link } })),
    ...(card ? [{ ...addressed(to), type: 'image', image: { caption: captionOf(card) }, card }] : []),
    ...(contacts ? [{ ...addressed(to), type: 'contacts', contacts: contacts.map(cardOf) }] : []),
  ];
}

/** Opens WhatsApp's own list of people with the text. A button may lead to a page, never to `tel:`: numbers go as contact cards. */
const shareButton = (body: string, share: string, language: Outgoing['language'], to: string): Piece => ({
  ...addressed(to),
  type: 'interactive',
  interactive: {
    type: 'cta_url',
    body: { text: body },
    action: {
      name: 'cta_url',
      parameters: {
        display_text: cut(wordsOf(language).extras.tell, MOST.buttonTitle),
        url: `https://wa.me/?text=${encodeURIComponent(share)}`,
      },
    },
  },
});

const cardOf = ({ name, number }: { readonly name: string; readonly number: string }) => ({
  name: { formatted_name: name, first_name: name },
  phones: [{ phone: number, type: 'WORK' }],
});

function textPieces({ own, paragraphs, buttons, notice, language }: Outgoing, to: string): readonly Piece[] {
  const all = [...(own ? [own.join('\n')] : []), ...paragraphs, ...(notice ? [`_${notice}_`] : [])];
  const whole = all.join('\n\n');
  const answers = buttons.slice(0, MOST.rows);
  if (!answers.length) return textsOf(whole, to);
  if (whole.length <= MOST.interactive) return [interactive(whole, answers, language, to)];
  const question = cut(paragraphs.at(-1) ?? '', MOST.interactive);
  const before = all.filter((text) => text !== paragraphs.at(-1)).join('\n\n');
  return [...textsOf(before, to), interactive(question, answers, language, to)];
}

function textsOf(text: string, to: string): readonly Piece[] {
  const pieces: string[] = [];
  for (let rest = text; rest; rest = rest.slice(MOST.text)) pieces.push(rest.slice(0, MOST.text));
  // Links in a scam are never shown with a picture of where they lead.
  return pieces.map((body) => ({ ...addressed(to), type: 'text', text: { preview_url: false, body } }));
}

function interactive(
  text: string,
  buttons: readonly Button[],
  language: Outgoing['language'],
  to: string,
): Piece {
  const fits =
    buttons.length <= MOST.buttons && buttons.every(({ label }) => label.length <= MOST.buttonTitle);
  const action = fits
    ? {
        type: 'button',
        body: { text },
        action: {
          buttons: buttons.map(({ id, label }) => ({ type: 'reply', reply: { id, title: label } })),
        },
      }
    : {
        type: 'list',
        body: { text },
        action: { button: wordsOf(language).choose, sections: [{ rows: buttons.map(row) }] },
      };
  return { ...addressed(to), type: 'interactive', interactive: action };
}

function row({ id, label }: Button): object {
  return label.length <= MOST.rowTitle
    ? { id, title: label }
    : { id, title: cut(label, MOST.rowTitle), description: cut(label, MOST.rowDescription) };
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

const addressed = (to: string) => ({ messaging_product: 'whatsapp', recipient_type: 'individual', to });
