import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadAloudButton } from '../../components/read-aloud-button/index.ts';
import { DIACRITICS, LONG_WORD } from '../../testing/sample-content.ts';
import { tipLesson } from '../../testing/sample-lessons.ts';
import { LessonCards, TipCard } from './index.ts';

const meta = {
  title: 'Patterns/TipCard',
  component: TipCard,
  args: tipLesson,
  render: (args) => (
    <LessonCards>
      <TipCard {...args} />
    </LessonCards>
  ),
} satisfies Meta<typeof TipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tip: Story = {};

/** Read aloud for people who do not read. */
export const WithListening: Story = {
  args: { action: <ReadAloudButton text={tipLesson.children} variant="quiet" /> },
};

export const WordsOnly: Story = { args: { level: undefined } };

export const LongWord: Story = { args: { title: LONG_WORD, children: LONG_WORD } };

export const YorubaAndFonLetters: Story = { args: { title: DIACRITICS, children: DIACRITICS } };

export const Dark: Story = { globals: { theme: 'dark' } };
