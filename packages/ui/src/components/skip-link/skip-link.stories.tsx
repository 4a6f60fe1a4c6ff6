import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { target: 'contenu' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#ailleurs">Accueil</a>
      <main id="contenu" tabIndex={-1}>
        <Text>Appuyez sur la touche Tab.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

/** The first press of Tab shows it, Enter leads to the page's main part. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toHaveAttribute('href', '#contenu');
  },
};
