import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ConversationIcon, MailIcon, PhoneIcon } from '../icon/icons.ts';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Comment vous a-t-on contacté ?',
    options: [
      { value: 'call', label: 'Par appel' },
      { value: 'message', label: 'Par message' },
      { value: 'mail', label: 'Par e-mail' },
    ],
    onValueChange: () => undefined,
  },
  render: function ControlledGroup({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Comment vous a-t-on contacté ?' })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const Chosen: Story = {
  args: { value: 'call' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Par message'));
    await expect(canvas.getByRole('radio', { name: 'Par message' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Par appel' })).not.toBeChecked();
  },
};

/** Tab enters at the chosen answer; arrows choose. */
export const ByKeyboard: Story = {
  args: { value: 'call' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Par appel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Par message' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Par e-mail' })).toBeChecked();
  },
};

export const WithHelp: Story = {
  args: {
    help: 'Choisissez le premier contact.',
    options: [
      { value: 'call', label: 'Par appel', help: 'Sur votre téléphone ou sur WhatsApp.' },
      { value: 'message', label: 'Par message', help: 'SMS, WhatsApp, Facebook, Telegram.' },
    ],
    value: 'message',
  },
};

/** A tile too narrow for its longest word beside the circle has the word below it, in one piece. */
export const TilesOfLongWords: Story = {
  args: {
    appearance: 'tiles',
    value: 'record',
    options: [
      { value: 'record', label: 'Enregistrer' },
      { value: 'approve', label: 'Écouter et approuver' },
    ],
  },
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Enregistrer'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

export const Tiles: Story = {
  args: {
    appearance: 'tiles',
    value: 'message',
    options: [
      { value: 'call', label: 'Appel', icon: PhoneIcon },
      { value: 'message', label: 'Message', icon: ConversationIcon },
      { value: 'mail', label: 'E-mail', icon: MailIcon },
    ],
  },
};

export const Invalid: Story = {
  args: { error: 'Veuillez choisir une réponse.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Veuillez choisir une réponse.');
  },
};

export const Optional: Story = { args: { required: false } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'call', label: 'Par appel' },
      { value: 'mail', label: 'Par e-mail', disabled: true },
    ],
    value: 'call',
  },
};

export const LongTexts: Story = {
  args: {
    label: LONG_TEXT,
    error: LONG_TEXT,
    options: [
      { value: 'a', label: LONG_TEXT, help: LONG_TEXT },
      { value: 'b', label: LONG_WORD },
    ],
  },
};

export const YorubaAndFonLetters: Story = {
  args: { label: DIACRITICS, options: [{ value: 'a', label: DIACRITICS }], value: 'a' },
};

export const NarrowWithLargeText: Story = {
  ...Tiles,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { ...Tiles, globals: { theme: 'dark' } };
