import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Inline } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import * as icons from './icons.ts';
import { Icon } from './index.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { of: icons.VerifyIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon follows the text it stands beside, and is silent: the word says it. */
export const BesideAWord: Story = {
  render: (args) => (
    <Text>
      <Icon {...args} /> Vérifier
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} size="text" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Inline>
  ),
};

/** One meaning, one icon. */
export const All: Story = {
  render: () => (
    <Grid column="narrow" gap="small">
      {Object.entries(icons).map(([name, drawing]) => (
        <Inline key={name} gap="tiny">
          <Icon of={drawing} size="medium" />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};
