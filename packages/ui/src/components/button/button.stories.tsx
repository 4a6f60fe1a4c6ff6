import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ReportIcon, VerifyIcon } from '../icon/icons.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Vérifier ce lien', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Vérifier ce lien' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = {
  args: { variant: 'danger', icon: ReportIcon, children: 'Signaler cette arnaque' },
};

export const WithIcon: Story = { args: { icon: VerifyIcon } };

export const Large: Story = { args: { size: 'large', icon: VerifyIcon } };

export const FullWidth: Story = { args: { width: 'full', icon: VerifyIcon } };

/** While something is under way the button says so and cannot be pressed again. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Vérification en cours...', width: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vérification en cours...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Words of two lines are in the middle of their button, and the icon stands right before the first of them. */
export const WithIconOnTwoLines: Story = {
  args: {
    icon: VerifyIcon,
    width: 'full',
    variant: 'secondary',
    children: "S'entraîner\u00A0: arnaque ou pas\u00A0?",
  },
  globals: { viewport: { value: 'narrow' }, textSize: '150' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const words = document.createRange();
    words.selectNodeContents(button);
    const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
    const frame = button.getBoundingClientRect();
    const start = Math.min(...lines.map(({ left }) => left)) - frame.left;
    const end = frame.right - Math.max(...lines.map(({ right }) => right));
    await expect(new Set(lines.map(({ bottom }) => Math.round(bottom / 20))).size).toBeGreaterThan(1);
    await expect(Math.abs(start - end)).toBeLessThan(2);
  },
};

export const LongText: Story = { args: { children: LONG_TEXT, icon: VerifyIcon } };

export const LongWord: Story = { args: { children: LONG_WORD, icon: VerifyIcon } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS } };
