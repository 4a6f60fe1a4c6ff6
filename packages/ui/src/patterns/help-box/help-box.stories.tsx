import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListenButton } from '../../components/listen-button/index.ts';
import { DIACRITICS, LONG_TEXT, LONG_WORD, verifyKinds } from '../../testing/sample-content.ts';
import { HelpBox } from './index.ts';

const [link, , , conversation] = verifyKinds;

const meta = {
  title: 'Patterns/HelpBox',
  component: HelpBox,
  args: { title: 'Comment faire', children: link.help },
} satisfies Meta<typeof HelpBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};

export const Conversation: Story = { args: { children: conversation.help } };

export const WithListening: Story = {
  args: {
    action: (
      <ListenButton variant="quiet" label="Écouter" stopLabel="Pause" speaking={false} onToggle={fn()} />
    ),
  },
};

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { children: DIACRITICS } };
