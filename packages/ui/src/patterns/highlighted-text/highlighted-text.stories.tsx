import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { HighlightedText, type TextMark } from './index.ts';

const message =
  "Bonjour, je suis de l'hôpital de Cotonou. Je vous ai envoyé 60 000 FCFA par erreur.\nRenvoyez vite 55 000 F et gardez 5 000 F pour vous.\nSinon donnez-moi le code reçu par SMS.";

/** Marks words of a text; each must stand in it. */
const mark = (text: string, words: string, reason: string, level?: TextMark['level']): TextMark => {
  const start = text.indexOf(words);
  return { span: [start, start + words.length], reason, level };
};

const marks = [
  mark(message, 'par erreur', 'Un dépôt « par erreur » est un piège connu.', 'caution'),
  mark(message, 'Renvoyez vite', 'On vous presse de faire partir votre argent.', 'danger'),
  mark(message, 'gardez 5 000 F', 'Un petit cadeau pour vous faire agir sans réfléchir.', 'info'),
  mark(message, 'donnez-moi le code reçu', 'On vous demande un code secret.', 'danger'),
];

const meta = {
  title: 'Patterns/HighlightedText',
  component: HighlightedText,
  args: {
    label: 'Votre message',
    text: message,
    marks,
    emptyNote: 'Aucun passage suspect repéré dans ce texte. Restez prudent.',
    backLabel: 'Voir dans le texte',
  },
} satisfies Meta<typeof HighlightedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('link', { name: /^donnez-moi le code reçu/ });
    await expect(code).toHaveAccessibleDescription('On vous demande un code secret.');
    await userEvent.click(code);
    await expect(canvas.getByText('On vous demande un code secret.').closest('li')).toHaveFocus();
  },
};

/** The name alone, until it is touched. */
export const Folded: Story = {
  args: { folded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^donnez-moi le code reçu/ })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Votre message' }));
    await expect(canvas.getByRole('link', { name: /^donnez-moi le code reçu/ })).toBeVisible();
  },
};

/** Each mark is one stop; Enter leads to its reason, the next stop leads back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').slice(0, marks.length);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('data-state', 'current');
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('On vous demande un code secret.').closest('li')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(links.at(-1)).toHaveFocus();
  },
};

/** One mark inside another, and two that share an end: each keeps its own stop. */
export const Overlapping: Story = {
  args: {
    marks: [
      mark(
        message,
        'Renvoyez vite 55 000 F et gardez 5 000 F pour vous.',
        'On vous demande de renvoyer un dépôt.',
        'danger',
      ),
      mark(message, 'vite', 'On vous presse.', 'caution'),
      mark(message, 'gardez 5 000 F pour vous.\nSinon', 'Une offre, puis une menace.', 'info'),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const fast = canvas.getByRole('link', { name: /^vite/ });
    await expect(fast).toHaveAccessibleDescription('On vous demande de renvoyer un dépôt. On vous presse.');
    const stops = [...canvasElement.querySelectorAll('a[data-level]:not([tabindex="-1"])')];
    await expect(stops).toHaveLength(3);
  },
};

/** The same words marked twice stay one stop with both reasons. */
export const SameWordsTwice: Story = {
  args: {
    marks: [
      mark(message, 'Renvoyez vite', 'On vous demande de renvoyer un dépôt.', 'danger'),
      mark(message, 'Renvoyez vite', 'On vous presse.', 'caution'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Renvoyez vite/ })).toHaveAccessibleDescription(
      'On vous demande de renvoyer un dépôt. On vous presse.',
    );
    await userEvent.click(canvas.getAllByRole('link', { name: /^Voir dans le texte/ })[1] as HTMLElement);
    await expect(canvas.getByRole('link', { name: /^Renvoyez vite/ })).toHaveFocus();
  },
};

export const NothingMarked: Story = {
  args: { text: 'Bonsoir maman, je rentre à 19 h. Achète du gari si tu peux.', marks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Aucun passage suspect/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const chatter = 'On se voit demain au marché, près du grand arbre. Ta sœur va bien. '.repeat(60);
const veryLong = `${chatter}${message} ${chatter}`;

/** 8,000 letters: what is far from a mark is folded away until it is asked for. */
export const VeryLong: Story = {
  args: {
    text: veryLong,
    marks: [mark(veryLong, 'Renvoyez vite', 'On vous presse de faire partir votre argent.', 'danger')],
  },
};

export const VeryLongUnfolded: Story = {
  args: VeryLong.args,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(veryLong);
    const [more] = canvas.getAllByRole('button', { name: /Lire la suite/ });
    await userEvent.click(more as HTMLElement);
    await expect(canvasElement.textContent).toContain(chatter.trim());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OutsideOfTheText: Story = {
  args: {
    marks: [
      { span: [-5, 7], reason: 'Un salut.', level: 'info' },
      { span: [900, 950], reason: 'Rien.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Bonjour/ })).toHaveLength(1);
    await expect(canvas.queryByText('Rien.')).not.toBeInTheDocument();
  },
};

export const LongWordMarked: Story = {
  args: { text: LONG_WORD, marks: [mark(LONG_WORD, LONG_WORD, LONG_WORD, 'danger')] },
};

export const YorubaAndFonLetters: Story = {
  args: { text: DIACRITICS, marks: [mark(DIACRITICS, 'ẹ ṣọ́ra', DIACRITICS, 'caution')] },
};

export const English: Story = {
  args: {
    label: 'Your message',
    text: 'You won 500,000 F! Send a 5,000 F fee today to receive it.',
    marks: [{ span: [19, 37], reason: 'One never pays to receive a prize.', level: 'danger' }],
    emptyNote: 'Nothing suspicious was marked. Stay careful.',
    backLabel: 'See it in the text',
  },
  globals: { language: 'en' },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
