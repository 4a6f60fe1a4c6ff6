import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { ReasonList } from './index.ts';

const meta = {
  title: 'Patterns/ReasonList',
  component: ReasonList,
  args: {
    heading: 'Pourquoi',
    reasons: [
      { text: 'Le nom « mtn-bj » imite mtn.bj, le site officiel.', level: 'danger' },
      { text: 'L’adresse se termine par .xyz, souvent utilisée pour des arnaques.', level: 'caution' },
      { text: 'Le site demande de se connecter.', level: 'info' },
    ],
  },
} satisfies Meta<typeof ReasonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const One: Story = {
  args: { reasons: [{ text: 'mtn.bj figure dans la liste des sites officiels.', level: 'safe' }] },
};

export const WithoutLevels: Story = { args: { reasons: [{ text: 'Le message demande un code.' }] } };

export const LongTexts: Story = { args: { reasons: [{ text: LONG_TEXT }, { text: LONG_WORD }] } };

export const YorubaAndFonLetters: Story = { args: { reasons: [{ text: DIACRITICS }] } };
