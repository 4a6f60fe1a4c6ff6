import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { ChatIcon } from '../icon/icons.ts';
import { Text } from '../text/index.ts';
import { TextLink } from './index.ts';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '/support', children: 'Écrire à l’assistance' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Vous avez un doute ? <TextLink {...args} /> : nous répondons du lundi au vendredi.
    </Text>
  ),
};

export const Alone: Story = {
  args: { standing: 'alone', icon: ChatIcon, children: 'Démarrer une discussion', href: '/chatbot' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(48);
  },
};

export const LongWord: Story = { args: { children: LONG_WORD } };
