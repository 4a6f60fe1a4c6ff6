import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkTo } from '../../screen/links.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Home',
  args: { address: linkTo('/') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const InEnglish: Story = { globals: { language: 'en' } };

export const Loading: Story = { args: { answers: { currentAlerts: onItsWay, dailyTips: onItsWay } } };

export const Failed: Story = {
  args: {
    answers: {
      currentAlerts: refusal(500, 'Un problème est survenu.'),
      dailyTips: refusal(500, 'Un problème est survenu.'),
    },
  },
};

export const Empty: Story = { args: { answers: { currentAlerts: [], dailyTips: [] } } };

/** In a language that is not complete, French stands beside its own words. */
export const InWolof: Story = { args: { language: 'wo' } };
