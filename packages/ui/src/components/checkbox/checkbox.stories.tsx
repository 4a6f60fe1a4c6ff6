import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { MoneyIcon } from '../icon/icons.ts';
import { TextLink } from '../text-link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Se souvenir de moi', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words are part of the target. */
export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Se souvenir de moi'));
    await expect(canvas.getByRole('checkbox', { name: 'Se souvenir de moi' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    const { height } = (canvas.getByRole('checkbox').closest('label') as HTMLElement).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByRole('checkbox'));
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** For who does not read the words. */
export const WithIcon: Story = { args: { label: "De l'argent", icon: MoneyIcon } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

/** A link inside the sentence is followed without changing the answer. */
export const WithALink: Story = {
  args: {
    label: (
      <>
        J’accepte les <TextLink href="#conditions">conditions d’utilisation</TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'conditions d’utilisation' })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const WithHelp: Story = {
  args: { help: 'Seulement sur votre propre téléphone.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Seulement sur votre propre téléphone.',
    );
  },
};

export const Invalid: Story = {
  args: { label: 'J’accepte les conditions d’utilisation', error: 'Veuillez accepter les conditions.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = { args: { label: LONG_TEXT, help: LONG_TEXT, defaultChecked: true } };

export const LongWord: Story = { args: { label: LONG_WORD, error: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { label: DIACRITICS } };

export const NarrowWithLargeText: Story = {
  args: { defaultChecked: true, help: 'Seulement sur votre propre téléphone.' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
