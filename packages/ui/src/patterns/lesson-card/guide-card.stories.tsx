import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { guideLesson } from '../../testing/sample-lessons.ts';
import { GuideCard, LessonCards } from './index.ts';

const meta = {
  title: 'Patterns/GuideCard',
  component: GuideCard,
  args: guideLesson,
  render: (args) => (
    <LessonCards>
      <GuideCard {...args} />
    </LessonCards>
  ),
} satisfies Meta<typeof GuideCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: guideLesson.title })).toHaveAttribute(
      'href',
      guideLesson.href,
    );
  },
};

export const WithoutDuration: Story = { args: { duration: undefined, category: undefined } };

export const LongTexts: Story = { args: { title: LONG_TEXT, description: LONG_TEXT } };

export const LongWord: Story = { args: { title: LONG_WORD, description: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, description: DIACRITICS } };

/** The title is in Wolof, what stands around it in French. */
export const InAnotherLanguage: Story = {
  args: { title: 'Xàmmee njuuj-njaaj ci mobile money', titleLang: 'wo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'wo');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
