import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelpIcon, HideIcon, MoneyIcon, PhoneIcon } from '../../components/icon/icons.ts';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { FollowUp } from './index.ts';

const meta = {
  title: 'Patterns/FollowUp',
  component: FollowUp,
  args: {
    question: 'Que vous demande cette personne ?',
    action: '/verify',
    name: 'conversation',
    answers: [
      { id: 'money', label: "De l'argent", value: "On me demande de l'argent.", icon: MoneyIcon },
      { id: 'code', label: 'Un code', value: 'On me demande un code.', icon: HideIcon },
      { id: 'call', label: "D'appeler", value: "On me demande d'appeler.", icon: PhoneIcon },
      { id: 'nothing', label: "Rien pour l'instant", value: 'On ne me demande rien.', icon: HelpIcon },
    ],
    onAnswer: fn(),
  },
} satisfies Meta<typeof FollowUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Un code' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'code' }));
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongWord: Story = { args: { answers: [{ id: 'long', label: LONG_WORD, value: LONG_WORD }] } };

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
