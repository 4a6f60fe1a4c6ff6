import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { DIACRITICS, LONG_TEXT } from '../../testing/sample-content.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { PictureButton, PictureNote, type PictureNoteProps } from './index.ts';

interface Args {
  label: string;
  appearance: 'wide' | 'icon';
  disabled: boolean;
  note?: PictureNoteProps;
  onPicture: (file: File) => void;
}

const retry = { label: 'Réessayer', onRetry: fn() };

const meta = {
  title: 'Patterns/PictureInput',
  render: ({ note, ...button }) => (
    <Stack gap="small">
      <PictureButton {...button} />
      {note && <PictureNote {...note} />}
    </Stack>
  ),
  args: { label: "Lire une capture d'écran", appearance: 'wide', disabled: false, onPicture: fn() },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const picture = await samplePicture();
    await userEvent.upload(canvas.getByLabelText("Lire une capture d'écran"), picture);
    await expect(args.onPicture).toHaveBeenCalledOnce();
  },
};

/** Among the tools of a field. */
export const AsTool: Story = {
  args: { appearance: 'icon' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Lire une capture d'écran");
    await waitFor(() => expect(input).toBeEnabled());
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};

export const Reading: Story = {
  args: { disabled: true, note: { state: 'reading', text: "Lecture de l'image..." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("Lecture de l'image...");
    await expect(canvas.getByLabelText("Lire une capture d'écran")).toBeDisabled();
  },
};

export const Read: Story = {
  args: { note: { state: 'read', text: "Voici ce que j'ai lu : corrigez si besoin." } },
};

export const NothingFound: Story = {
  args: { note: { state: 'nothing', text: "Je n'ai trouvé aucun texte dans cette image." } },
};

export const TooLarge: Story = {
  args: { note: { state: 'refused', text: 'Cette image est trop lourde : 15 Mo au plus.' } },
};

export const WrongType: Story = {
  args: { note: { state: 'refused', text: "Ce fichier n'est pas une image." } },
};

export const Offline: Story = {
  args: { note: { state: 'offline', text: 'Sans connexion, une image ne peut pas être lue.', retry } },
};

export const Failed: Story = {
  args: { note: { state: 'failed', text: "La lecture de l'image a échoué.", retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(retry.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: { label: LONG_TEXT, note: { state: 'failed', text: LONG_TEXT, retry } },
};

export const YorubaAndFonLetters: Story = {
  args: { label: DIACRITICS, note: { state: 'read', text: DIACRITICS } },
};

export const NarrowWithLargeText: Story = {
  args: Failed.args ?? {},
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Desktop: Story = { args: Read.args ?? {}, globals: { viewport: { value: 'desktop' } } };

export const Dark: Story = { args: Failed.args ?? {}, globals: { theme: 'dark' } };
