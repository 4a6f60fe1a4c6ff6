import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { CopyButton } from './index.ts';

/** Puts a clipboard in place of the browser's, which asks for permission. */
const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (before) Object.defineProperty(navigator, 'clipboard', before);
  };
};

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: {
    text: 'Je demande le blocage de la transaction.',
    label: 'Copier ce que je dois dire',
    copiedLabel: 'Copié',
    failedLabel: 'Copie impossible. Appuyez longtemps sur le texte.',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** By the keyboard, and said aloud. */
export const Copied: Story = {
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copié' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copié');
  },
};

/** The browser refuses: the visitor is told what else to do. */
export const Refused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: /Copie impossible/ })).toBeVisible();
  },
};

export const FullWidth: Story = { args: { width: 'full', size: 'large' } };

export const LongWord: Story = { args: { label: LONG_WORD } };
