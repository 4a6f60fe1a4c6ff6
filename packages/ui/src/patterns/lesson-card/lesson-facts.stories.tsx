import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD } from '../../testing/sample-content.ts';
import { advanced, beginner, intermediate } from '../../testing/sample-lessons.ts';
import { LessonFacts } from './index.ts';

const meta = {
  title: 'Patterns/LessonFacts',
  component: LessonFacts,
  args: { level: beginner, duration: '15 min', category: 'Mobile money' },
} satisfies Meta<typeof LessonFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginner: Story = {};

export const Intermediate: Story = { args: { level: intermediate } };

export const Advanced: Story = { args: { level: advanced } };

export const LevelOnly: Story = { args: { duration: undefined, category: undefined } };

export const LongWord: Story = { args: { category: LONG_WORD } };
