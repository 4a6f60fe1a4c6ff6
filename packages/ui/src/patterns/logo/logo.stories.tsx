import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, LogoMark } from './index.ts';

const meta = {
  title: 'Patterns/Logo',
  component: Logo,
  subcomponents: { LogoMark },
  args: { name: 'ScamGuard' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {};

export const MarkAlone: Story = { render: () => <LogoMark /> };

export const Dark: Story = { globals: { theme: 'dark' } };
