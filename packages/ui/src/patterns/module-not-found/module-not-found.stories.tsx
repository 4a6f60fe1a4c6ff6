import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ModuleNotFound } from './index.ts';

const meta = {
  title: 'Patterns/ModuleNotFound',
  component: ModuleNotFound,
  args: {
    title: 'Module non trouvé',
    children: "Ce cours n'existe pas ou a été retiré.",
    back: { label: 'Retour aux cours', href: '/learn' },
  },
} satisfies Meta<typeof ModuleNotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Module non trouvé');
    await expect(canvas.getByRole('link', { name: 'Retour aux cours' })).toHaveAttribute('href', '/learn');
  },
};

export const TitleOnly: Story = { args: { children: undefined } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
