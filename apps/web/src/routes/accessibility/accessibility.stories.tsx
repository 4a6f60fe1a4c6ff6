import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Accessibility',
  args: { address: linkTo('/accessibility') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Loading: Story = { args: { answers: { writtenPage: onItsWay } } };

export const Failed: Story = { args: { answers: { writtenPage: refusal(500, 'Un problème est survenu.') } } };
