import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { LinkButton } from '../link-button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Aucune arnaque correspondante trouvée.',
    children: 'Essayez avec un autre mot, ou racontez ce qui vous est arrivé.',
    action: <LinkButton href="/report">Signaler une arnaque</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const TitleOnly: Story = { args: { children: undefined, action: undefined } };

export const LongTexts: Story = { args: { title: LONG_WORD, children: LONG_TEXT } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS } };
