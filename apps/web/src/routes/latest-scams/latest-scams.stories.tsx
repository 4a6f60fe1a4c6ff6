import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Latest scams',
  args: { address: linkTo('/instant-arnaque') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Empty: Story = { args: { answers: { latestScams: [] } } };

export const Loading: Story = { args: { answers: { latestScams: onItsWay } } };

export const Failed: Story = { args: { answers: { latestScams: refusal(500, 'Un problème est survenu.') } } };

export const AlertsFailed: Story = {
  args: { answers: { alerts: refusal(500, 'Un problème est survenu.') } },
};
