import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Support',
  args: { address: linkTo('/support') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

const QUESTIONS = linkTo('/support', { tab: 'faq' });

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Questions: Story = { args: { address: QUESTIONS } };

export const QuestionsOnDesktop: Story = { ...Questions, globals: { viewport: { value: 'desktop' } } };

export const QuestionsLoading: Story = { args: { address: QUESTIONS, answers: { questions: onItsWay } } };

export const QuestionsFailed: Story = {
  args: { address: QUESTIONS, answers: { questions: refusal(500, 'Un problème est survenu.') } },
};

export const Resources: Story = { args: { address: linkTo('/support', { tab: 'resources' }) } };
