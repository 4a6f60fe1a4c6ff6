import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ClampedText } from './index.ts';

const meta = {
  title: 'Components/ClampedText',
  component: ClampedText,
  args: { about: 'Faux transfert', children: LONG_TEXT },
} satisfies Meta<typeof ClampedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Lire la suite : Faux transfert' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const text = canvas.getByText(LONG_TEXT);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const text = canvas.getByText(LONG_TEXT);
    await expect(text.scrollHeight - text.clientHeight).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole('button', { name: 'Réduire : Faux transfert' })).toHaveFocus();
  },
};

/** Folded again, by the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The text is whole, so no button is offered. */
export const Whole: Story = {
  args: { children: 'On vous demande de rendre un transfert que vous n’avez pas reçu.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const English: Story = {
  args: { about: 'Fake transfer', children: `${LONG_TEXT} ${LONG_TEXT}` },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Read more : Fake transfer' })).toBeVisible();
  },
};

export const LongWord: Story = { args: { children: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS.repeat(6) } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
