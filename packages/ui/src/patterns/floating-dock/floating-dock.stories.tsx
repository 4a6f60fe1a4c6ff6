import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Stack } from '../../components/layout/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { LONG_TEXT, tabBarItems } from '../../testing/sample-content.ts';
import { BottomTabBar } from '../bottom-tab-bar/index.ts';
import { ResultPanel } from '../result-panel/index.ts';
import { VoiceNavButton } from '../voice-nav-button/index.ts';
import { FloatingDock } from './index.ts';

const voice = (
  <VoiceNavButton
    state="off"
    label="Naviguer à la voix"
    stopLabel="Arrêter la voix"
    onToggle={() => undefined}
  />
);

const meta = {
  title: 'Patterns/FloatingDock',
  component: FloatingDock,
  args: { children: voice },
  render: (args) => (
    <>
      <Text>{LONG_TEXT}</Text>
      <FloatingDock {...args} data-testid="dock" />
    </>
  ),
} satisfies Meta<typeof FloatingDock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over words it stays: they scroll. */
export const OverWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('dock')).toHaveAttribute('data-state', 'here');
  },
};

/** Over a button of the page it steps aside; by the keyboard it is still found. */
export const OverAButton: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Stack>
      {Array.from({ length: 12 }, (_, place) => (
        <Button key={place} width="full" size="large">
          Envoyer le signalement
        </Button>
      ))}
      <FloatingDock {...args} data-testid="dock" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const dock = canvas.getByTestId('dock');
    await waitFor(() => expect(dock).toHaveAttribute('data-state', 'aside'));
    await expect(getComputedStyle(dock).opacity).toBe('0');
    canvas.getByRole('button', { name: 'Naviguer à la voix' }).focus();
    await expect(getComputedStyle(dock).opacity).toBe('1');
  },
};

/** It does not lie over a verdict either, not even when the verdict comes: its first advice must be read whole. */
export const OverAVerdict: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <ResultPanel
        outcome="danger"
        word="Danger"
        title="Risque détecté !"
        text="Attention! Cet élément présente des risques potentiels."
        analysis={LONG_TEXT}
        recommendations={{ heading: 'Que faire maintenant', steps: [LONG_TEXT] }}
      />
      <FloatingDock {...args} data-testid="dock" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('dock')).toHaveAttribute('data-state', 'aside');
  },
};

/** While a field is filled in, the keyboard needs the room. */
export const FillingIn: Story = {
  render: (args) => (
    <>
      <TextField label="Votre message" />
      <FloatingDock {...args} data-testid="dock" />
    </>
  ),
  play: async ({ canvas }) => {
    const dock = canvas.getByTestId('dock');
    await userEvent.click(canvas.getByRole('textbox'));
    await waitFor(() => expect(dock).toHaveAttribute('data-state', 'aside'));
    canvas.getByRole('textbox').blur();
    await waitFor(() => expect(dock).toHaveAttribute('data-state', 'here'));
  },
};

export const AboveTheTabBar: Story = {
  render: (args) => (
    <>
      <Text>{LONG_TEXT}</Text>
      <BottomTabBar items={tabBarItems} data-testid="bar" />
      <FloatingDock {...args} data-testid="dock" />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar').getBoundingClientRect();
    const dock = canvas.getByTestId('dock').getBoundingClientRect();
    await expect(dock.bottom).toBeLessThanOrEqual(bar.top);
  },
};

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
