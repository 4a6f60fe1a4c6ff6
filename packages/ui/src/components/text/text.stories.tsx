import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { Text } from './index.ts';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: LONG_TEXT },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Lead: Story = { args: { size: 'lead' } };

export const Small: Story = { args: { size: 'small', tone: 'muted' } };

export const Bold: Story = { args: { weight: 'bold' } };

export const LongWord: Story = { args: { children: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS, size: 'lead' } };
