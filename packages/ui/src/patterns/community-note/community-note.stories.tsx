import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { CommunityNote } from './index.ts';

const meta = {
  title: 'Patterns/CommunityNote',
  component: CommunityNote,
  args: { children: 'Signalé par 4 personnes.' },
} satisfies Meta<typeof CommunityNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { children: 'Signalé par 1 personne.' } };

export const LongWord: Story = { args: { children: LONG_WORD } };
