import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_WORD, verifyKinds } from '../../testing/sample-content.ts';
import { Text } from '../text/index.ts';
import { type TabItem, TabPanel, Tabs } from './index.ts';

const items: readonly TabItem[] = verifyKinds.map(({ kind, tab, icon }) => ({
  value: kind,
  label: tab,
  icon,
}));

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  args: {
    label: 'Que voulez-vous vérifier ?',
    items,
    value: 'link',
    onValueChange: () => undefined,
    children: null,
  },
  render: function ControlledTabs({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <Tabs {...args} value={value} onValueChange={setValue}>
        {args.items.map((item) => (
          <TabPanel key={item.value} value={item.value}>
            <Text>Contenu : {item.label}</Text>
          </TabPanel>
        ))}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The specification's four tabs: all seen at once on the narrowest phone. */
export const FourTabs: Story = {};

/** Three in one line, on the narrowest phone too. */
export const ThreeTabs: Story = { args: { items: items.slice(0, 3) } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** Tab enters at the open tab; arrows move, Home and End jump. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Lien Web' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Profil Social' })).toHaveTextContent('Profil Social');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Conversation' })).toHaveAttribute('data-state', 'active');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Lien Web' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Lien Web');
  },
};

export const TwoTabs: Story = { args: { items: items.slice(0, 2) } };

export const LongLabels: Story = {
  args: {
    items: [
      { value: 'a', label: LONG_WORD },
      { value: 'b', label: DIACRITICS },
    ],
    value: 'a',
  },
};

export const LargeText: Story = { globals: { textSize: '200' } };
