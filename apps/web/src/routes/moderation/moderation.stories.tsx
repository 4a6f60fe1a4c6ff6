import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';
import { MODERATOR, WAITING } from './moderation.samples.ts';

const signedIn = { me: { user: MODERATOR }, secondFactor: { state: 'shown' } };

const meta = {
  ...screenStories,
  title: 'Screens/Moderation',
  args: { address: paths.moderation, answers: { ...signedIn, scamsToModerate: WAITING } },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Held: Story = {
  args: { answers: { ...signedIn, scamsToModerate: WAITING.map((scam) => ({ ...scam, isHeld: true })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ne comptent pas avant votre décision/)).toBeVisible();
  },
};

export const Empty: Story = { args: { answers: { ...signedIn, scamsToModerate: [] } } };

export const Loading: Story = { args: { answers: { ...signedIn, scamsToModerate: onItsWay } } };

export const Failed: Story = {
  args: { answers: { ...signedIn, scamsToModerate: refusal(500, 'Un problème est survenu.') } },
};

export const NotForVisitors: Story = { args: { answers: { me: { user: null } } } };
