import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Button } from '../button/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    children: (
      <>
        <TextField label="Votre nom" defaultValue="Afi" />
        <TextArea label="Votre message" rows={3} />
      </>
    ),
    submit: <Button type="submit">Envoyer</Button>,
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SentByEnter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Mistakes are found a moment after the attempt; the first wrong field takes the focus. */
export const FirstWrongField: Story = {
  render: function CheckedForm({ onSubmit, ...args }) {
    const [wrong, setWrong] = useState(false);
    return (
      <Form
        {...args}
        onSubmit={async () => {
          onSubmit();
          await Promise.resolve();
          setWrong(true);
        }}
      >
        <TextField label="Votre nom" defaultValue="Afi" />
        <TextField label="Sujet" error={wrong ? 'Entrez un sujet.' : undefined} />
        <TextArea label="Votre message" rows={3} error={wrong ? 'Écrivez votre message.' : undefined} />
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sujet' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('textbox', { name: 'Votre message' }));
    await userEvent.keyboard('Bonjour');
    await expect(canvas.getByRole('textbox', { name: 'Votre message' })).toHaveFocus();
  },
};

/** A second vain attempt, with mistakes that were there before. */
export const StillWrong: Story = {
  args: { children: <TextField label="Sujet" error="Entrez un sujet." /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(canvas.getByRole('textbox', { name: 'Sujet' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: {
    busy: true,
    submit: (
      <Button type="submit" busy busyLabel="Envoi en cours...">
        Envoyer
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Votre nom' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    failure: { title: 'Erreur lors de l’envoi', text: 'Une erreur est survenue. Veuillez réessayer.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Veuillez réessayer.');
    await expect(canvas.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Afi');
  },
};

export const LongTexts: Story = { args: { failure: { title: LONG_WORD, text: LONG_TEXT } } };

export const YorubaAndFonLetters: Story = { args: { failure: { title: DIACRITICS, text: DIACRITICS } } };

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };
