import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkTo } from '../../screen/links.ts';
import french from '../../testing/answers.fr.json';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Learn',
  args: { address: linkTo('/learn') },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Empty: Story = { args: { answers: { education: [] } } };

export const Loading: Story = { args: { answers: { education: onItsWay } } };

export const Failed: Story = { args: { answers: { education: refusal(500, 'Un problème est survenu.') } } };

export const Guides: Story = { args: { address: linkTo('/learn', { tab: 'guides' }) } };

export const Tips: Story = { args: { address: linkTo('/learn', { tab: 'tips' }) } };

/** All that is found are guides: their tab is open, though no one has asked for it. */
export const LevelWithoutVideos: Story = {
  args: {
    address: linkTo('/learn', { level: 'intermediate' }),
    answers: { education: french.education.filter(({ level }) => level === 'intermediate') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Guides/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel').querySelectorAll('a[href^="/learn/"]').length).toBeGreaterThan(
      0,
    );
  },
};
