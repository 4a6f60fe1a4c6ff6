import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Lesson',
  args: { address: linkTo('/learn/:id', { id: 'phishing-first-signs' }) },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Loading: Story = { args: { answers: { educationModule: onItsWay } } };

export const Failed: Story = {
  args: { answers: { educationModule: refusal(500, 'Un problème est survenu.') } },
};

export const NotFound: Story = {
  args: { answers: { educationModule: refusal(404, "Cette leçon n'existe pas.") } },
};

export const Video: Story = {
  args: { address: linkTo('/learn/:id', { id: 'phishing-first-signs', tab: 'video' }) },
};

export const Audio: Story = {
  args: { address: linkTo('/learn/:id', { id: 'phishing-first-signs', tab: 'audio' }) },
};
