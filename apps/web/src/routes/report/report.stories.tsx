import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { onItsWay, refusal } from '../../testing/server-answers.ts';
import { type Site, screenStories } from '../../testing/site.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Report',
  args: { address: paths.report },
} satisfies Meta<typeof Site>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const FullOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const FullInEnglish: Story = { globals: { language: 'en' } };

export const Search: Story = { args: { address: `${paths.report}?tab=search&search=erreur` } };

export const NothingFound: Story = {
  args: { address: `${paths.report}?tab=search&search=erreur`, answers: { searchScams: [] } },
};

export const SearchFailed: Story = {
  args: {
    address: `${paths.report}?tab=search&search=erreur`,
    answers: { searchScams: refusal(500, 'Un problème est survenu.') },
  },
};

export const Searching: Story = {
  args: { address: `${paths.report}?tab=search&search=erreur`, answers: { searchScams: onItsWay } },
};

export const NothingToChoose: Story = { args: { answers: { scamTypes: [], regions: [] } } };

/** Sent with nothing in it. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer le signalement' }));
    await expect(await canvas.findByText('Veuillez sélectionner votre région.')).toBeVisible();
  },
};
