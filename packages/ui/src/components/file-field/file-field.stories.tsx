import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { sampleFile, samplePicture } from '../../testing/sample-files.ts';
import { FileField } from './index.ts';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Photo ou document',
    help: 'JPG, PNG, GIF, PDF. 5 Mo au plus.',
    required: false,
    accept: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'],
    maxBytes: 5 * 1024 * 1024,
    refusals: {
      type: 'Ce fichier n’est pas une image ni un PDF. Choisissez-en un autre.',
      size: 'Ce fichier dépasse 5 Mo. Choisissez-en un plus petit.',
    },
    capture: 'environment',
    value: undefined,
    onValueChange: fn(),
  },
  render: function ControlledField({ value: initial, onValueChange, ...args }, { loaded }) {
    const [value, setValue] = useState<File | undefined>(loaded.file ?? initial);
    const handleChange = (file: File | undefined) => {
      onValueChange(file);
      setValue(file);
    };
    return <FileField {...args} value={value} onValueChange={handleChange} />;
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Photo ou document/ })).toBeVisible();
  },
};

/** Picked: seen small, with its name and size, before anything is sent. */
export const Picked: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(canvas.getByLabelText('Choisir un fichier'), await samplePicture());
    await expect(canvas.getByRole('status')).toHaveTextContent('capture-ecran.png');
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.height).toBeGreaterThan(200));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const Photographed: Story = {
  play: async ({ canvas, args }) => {
    const camera = canvas.getByLabelText('Prendre une photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await userEvent.upload(camera, await samplePicture('IMG_0042.png'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-state="empty"]');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(sampleFile('recu.pdf', 'application/pdf'));
    const drag = { bubbles: true, cancelable: true, dataTransfer };
    zone?.dispatchEvent(new DragEvent('dragover', drag));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
    zone?.dispatchEvent(new DragEvent('drop', drag));
    await expect(await canvas.findByText('recu.pdf')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/850\sko/);
  },
};

/** Taken back; the keyboard is at the place where another one is chosen. */
export const Removed: Story = {
  loaders: [async () => ({ file: await samplePicture() })],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer capture-ecran.png' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(undefined);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Choisir un fichier')).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  loaders: [async () => ({ file: await samplePicture() })],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Retirer/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choisir un fichier')).toHaveFocus();
  },
};

/** A file that is too large is not taken; one that fits takes the complaint away. */
export const TooLarge: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Choisir un fichier');
    await userEvent.upload(input, sampleFile('film.png', 'image/png', 6_000_000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce fichier dépasse 5 Mo.');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/dépasse 5 Mo/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WrongType: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Choisir un fichier');
    await userEvent.upload(input, sampleFile('musique.mp3', 'audio/mpeg'), { applyAccept: false });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce fichier n’est pas une image');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.upload(input, await samplePicture());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const WithDocument: Story = {
  args: { value: sampleFile('recu-transfert-mobile-money.pdf', 'application/pdf', 1_240_000) },
};

/** A picture that cannot be read is shown as a sheet of paper. */
export const UnreadablePicture: Story = {
  args: { value: sampleFile('abime.png', 'image/png', 20) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="document"]')).toBeInTheDocument());
  },
};

export const Invalid: Story = { args: { error: 'Le fichier n’a pas pu être envoyé. Veuillez réessayer.' } };

export const Disabled: Story = {
  args: { disabled: true, value: sampleFile('recu.pdf', 'application/pdf') },
};

export const English: Story = {
  args: {
    label: 'Photo or document',
    help: 'JPG, PNG, GIF, PDF. 5 MB at most.',
    value: sampleFile('receipt.pdf', 'application/pdf', 1_240_000),
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1.2 MB');
  },
};

export const LongTexts: Story = {
  args: {
    label: LONG_TEXT,
    help: LONG_TEXT,
    value: sampleFile(`${LONG_WORD}.pdf`, 'application/pdf'),
    error: LONG_WORD,
  },
};

export const YorubaAndFonLetters: Story = {
  args: { label: DIACRITICS, value: sampleFile(`${DIACRITICS}.pdf`, 'application/pdf') },
};

export const NarrowWithLargeText: Story = {
  args: { value: sampleFile('recu-transfert.pdf', 'application/pdf') },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Desktop: Story = {
  args: { value: sampleFile('recu-transfert.pdf', 'application/pdf') },
  globals: { viewport: { value: 'desktop' } },
};

export const Dark: Story = {
  args: { value: sampleFile('recu-transfert.pdf', 'application/pdf') },
  globals: { theme: 'dark' },
};
