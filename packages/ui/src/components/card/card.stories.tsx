import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './index.ts';

const content = (
  <Stack gap="tiny">
    <Heading level={2}>Faux transfert d’argent</Heading>
    <Text>On vous dit qu’un transfert est arrivé par erreur et qu’il faut le rendre.</Text>
  </Stack>
);

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: content },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};

export const Sunken: Story = { args: { ground: 'sunken' } };

export const LongWord: Story = { args: { children: <Text>{LONG_WORD}</Text> } };
