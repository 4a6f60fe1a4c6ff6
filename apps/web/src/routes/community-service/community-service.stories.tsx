import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkTo } from '../../screen/links.ts';
import french from '../../testing/answers.fr.json';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Service',
  args: { address: linkTo('/community/:id', { id: 'transfert-soleil' }) },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Loading: Story = { args: { answers: { serviceDetails: onItsWay } } };

export const Failed: Story = {
  args: { answers: { serviceDetails: refusal(500, 'Un problème est survenu.') } },
};

export const NotFound: Story = {
  args: { answers: { serviceDetails: refusal(404, "Ce service n'existe pas.") } },
};

export const Flagged: Story = {
  args: { answers: { serviceDetails: { ...french.serviceDetails, isFlagged: true, reviews: [] } } },
};
