import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DIACRITICS, LONG_TEXT, LONG_WORD } from '../../testing/sample-content.ts';
import { advanced, videoLesson } from '../../testing/sample-lessons.ts';
import { picture } from '../../testing/sample-media.ts';
import { LessonCards, VideoCard } from './index.ts';

const meta = {
  title: 'Patterns/VideoCard',
  component: VideoCard,
  args: videoLesson,
  render: (args) => (
    <LessonCards>
      <VideoCard {...args} />
    </LessonCards>
  ),
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture nothing is fetched. */
export const WithoutPicture: Story = {};

/** The whole card is the link, named by its title alone. */
export const WithPicture: Story = {
  args: { image: picture },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: videoLesson.title });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/learn/mobile-money');
  },
};

export const Advanced: Story = { args: { level: advanced, duration: '1 h 20' } };

export const LongTexts: Story = { args: { title: LONG_TEXT, description: LONG_TEXT, category: LONG_TEXT } };

export const LongWord: Story = { args: { title: LONG_WORD, description: LONG_WORD, category: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, description: DIACRITICS } };

export const English: Story = {
  args: {
    title: 'Understanding mobile money scams',
    description: 'The false deposit, the false agent, the code to dial: see how they do it.',
    level: { value: 'beginner', label: 'Beginner' },
  },
  globals: { language: 'en' },
};

export const NarrowWithLargeText: Story = { globals: { viewport: { value: 'narrow' }, textSize: '200' } };

export const Dark: Story = { globals: { theme: 'dark' } };
