import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { maskerWords } from '../../testing/sample-reports.ts';
import { type MaskableText, type MaskProposal, TextMasker } from './index.ts';

const TITLE = 'Koffi Mensah et son faux dépôt';
const STORY =
  'Un homme, Koffi Mensah, habite quartier Zongo.\nIl roule en AB 1234 RB et demande le code reçu par SMS au •••.';

/** Proposes words of a text; each must stand in it. */
const propose = (text: string, words: string, kind: string): MaskProposal => {
  const start = text.indexOf(words);
  return { span: [start, start + words.length], kind };
};

const title: MaskableText = {
  name: 'title',
  label: 'Titre',
  text: TITLE,
  proposals: [propose(TITLE, 'Koffi Mensah', 'nom')],
  maxLength: 120,
  rows: 'one',
};
const description: MaskableText = {
  name: 'description',
  label: 'Texte',
  text: STORY,
  proposals: [
    propose(STORY, 'Koffi Mensah', 'nom'),
    propose(STORY, 'quartier Zongo', 'adresse'),
    propose(STORY, 'AB 1234 RB', 'plaque'),
  ],
  maxLength: 5000,
  rows: 'many',
};

const meta = {
  title: 'Patterns/TextMasker',
  component: TextMasker,
  args: { texts: [title, description], words: maskerWords, onTextsChange: fn() },
} satisfies Meta<typeof TextMasker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const groupOf = (canvas: Canvas, name: string) => canvas.getByRole('group', { name });
const markOf = (canvas: Canvas, text: string, words: RegExp) =>
  within(groupOf(canvas, text)).getByRole('button', { name: words });

/** Selects words as a finger or a mouse does. */
function select(element: HTMLElement, words: string) {
  const range = document.createRange();
  const node = [...element.childNodes].find((each) => each.textContent?.includes(words));
  const letters = node instanceof Text ? node : node?.firstChild;
  if (!letters) throw new Error(`"${words}" does not stand in one piece`);
  const start = letters.textContent?.indexOf(words) ?? 0;
  range.setStart(letters, start);
  range.setEnd(letters, start + words.length);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
}

/** There are no masks before somebody touches the text. */
export const Proposed: Story = {
  play: async ({ canvas }) => {
    await expect(groupOf(canvas, 'Titre')).toHaveTextContent(TITLE);
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  },
};

export const ProposedOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** One touch masks, one more brings back; each text is told as everybody will read it. */
export const MaskedByTouch: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(markOf(canvas, 'Texte', /AB 1234 RB \(plaque\)/));
    await userEvent.click(markOf(canvas, 'Texte', /Koffi Mensah \(nom\)/));
    await expect(groupOf(canvas, 'Texte')).toHaveTextContent(
      'Un homme, •••, habite quartier Zongo. Il roule en ••• et demande le code reçu par SMS au •••.',
    );
    await expect(groupOf(canvas, 'Titre')).toHaveTextContent(TITLE);
    await expect(args.onTextsChange).toHaveBeenLastCalledWith({
      title: TITLE,
      description: STORY.replace('Koffi Mensah', '•••').replace('AB 1234 RB', '•••'),
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Passage masqué.');
  },
};

export const ShownAgain: Story = {
  play: async ({ canvas }) => {
    const mark = markOf(canvas, 'Texte', /AB 1234 RB/);
    await userEvent.click(mark);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(mark);
    await expect(mark).toHaveTextContent('AB 1234 RB');
    await expect(canvas.getByRole('status')).toHaveTextContent('Passage montré de nouveau.');
  },
};

export const SelectedByHand: Story = {
  play: async ({ canvas }) => {
    select(groupOf(canvas, 'Texte'), 'code reçu');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer la sélection' }));
    await expect(groupOf(canvas, 'Texte')).toHaveTextContent(/demande le ••• par SMS au •••\.$/);
    await userEvent.click(markOf(canvas, 'Texte', /code reçu/));
    await expect(groupOf(canvas, 'Texte')).toHaveTextContent(/demande le code reçu par SMS/);
  },
};

/** A part of what is proposed may be masked alone. */
export const PartOfAProposal: Story = {
  play: async ({ canvas }) => {
    select(groupOf(canvas, 'Texte'), 'Mensah');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer la sélection' }));
    await expect(groupOf(canvas, 'Texte')).toHaveTextContent(/^Un homme, Koffi •••, habite/);
  },
};

export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    document.getSelection()?.removeAllRanges();
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer la sélection' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Rien n’est sélectionné/);
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  },
};

/** Step by step, back to what was sent. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(markOf(canvas, 'Titre', /Koffi Mensah/));
    await userEvent.click(markOf(canvas, 'Texte', /quartier Zongo/));
    const undo = canvas.getByRole('button', { name: 'Annuler' });
    await userEvent.click(undo);
    await expect(groupOf(canvas, 'Texte')).toHaveTextContent(/quartier Zongo/);
    await expect(groupOf(canvas, 'Titre')).toHaveTextContent(/^•••/);
    await userEvent.click(undo);
    await expect(groupOf(canvas, 'Titre')).toHaveTextContent(TITLE);
    await expect(undo).toBeDisabled();
  },
};

/** Marks, a selection and a step back without a mouse. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(markOf(canvas, 'Titre', /Koffi Mensah/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(markOf(canvas, 'Titre', /Koffi Mensah/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(groupOf(canvas, 'Texte')).toHaveTextContent(/^Un homme, •••,/);
    canvas.getByRole('button', { name: 'Corriger' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte' });
    field.focus();
    field.setSelectionRange(0, 'Un homme'.length);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Masquer la sélection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(STORY.replace('Un homme, Koffi Mensah', '•••, •••'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTextsChange).toHaveBeenLastCalledWith({
      title: TITLE.replace('Koffi Mensah', '•••'),
      description: STORY.replace('Koffi Mensah', '•••'),
    });
  },
};

/** Typing is one step. Masks elsewhere stay switches. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(markOf(canvas, 'Titre', /Koffi Mensah/));
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger' }));
    const field = canvas.getByRole('textbox', { name: 'Titre' });
    await expect(field).toHaveValue('••• et son faux dépôt');
    await userEvent.type(field, ' par SMS');
    await userEvent.click(canvas.getByRole('button', { name: 'Terminer' }));
    await expect(groupOf(canvas, 'Titre')).toHaveTextContent('••• et son faux dépôt par SMS');
    await expect(markOf(canvas, 'Titre', /Koffi Mensah/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(groupOf(canvas, 'Titre')).toHaveTextContent('••• et son faux dépôt');
  },
};

export const Writing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger' }));
    await expect(canvas.getByRole('textbox', { name: 'Titre' })).toHaveValue(TITLE);
  },
};

const NO_TITLE = 'Il ne reste presque rien du titre. Écrivez-en un, sans nom de personne.';

/** An error says why the text cannot be published, and the field is ready to be written in. */
export const TitleMissing: Story = {
  render: function Masker(args) {
    const [shown, setShown] = useState<Readonly<Record<string, string>>>({ title: '•••' });
    const error = shown['title'] === '•••' ? NO_TITLE : undefined;
    return (
      <TextMasker
        {...args}
        texts={[{ ...title, text: '•••', proposals: [], error }, description]}
        onTextsChange={setShown}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Titre' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(NO_TITLE);
    await userEvent.clear(field);
    await userEvent.type(field, 'Un faux dépôt');
    await expect(field).toBeValid();
    await expect(canvas.queryByText(NO_TITLE)).not.toBeInTheDocument();
  },
};

export const NothingProposed: Story = {
  args: { texts: [{ ...title, text: 'Un faux dépôt', proposals: [] }] },
};

export const LongTexts: Story = {
  args: {
    texts: [
      { ...title, text: LONG_WORD, proposals: [{ span: [0, LONG_WORD.length], kind: 'nom' }] },
      { ...description, text: `${LONG_TEXT}\n\n`.repeat(6), proposals: [{ span: [0, 90], kind: 'adresse' }] },
    ],
  },
};

export const YorubaAndFonLetters: Story = {
  args: {
    texts: [{ ...title, text: DIACRITICS, proposals: [{ span: [0, 10], kind: 'nom' }] }],
    words: { ...maskerWords, heading: DIACRITICS, help: DIACRITICS, maskSelection: DIACRITICS },
  },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { ...MaskedByTouch, globals: { theme: 'dark' } };
