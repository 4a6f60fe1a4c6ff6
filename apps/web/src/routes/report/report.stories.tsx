import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { refusal } from '../../testing/server-answers.ts';
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
