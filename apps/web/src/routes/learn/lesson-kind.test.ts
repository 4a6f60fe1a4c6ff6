import { expect, it } from 'vitest';
import { lessonKind } from './lesson-kind.ts';

it('puts a lesson with a video among the videos, however long it is', () => {
  expect(lessonKind({ videoUrl: '/v.mp4', content: 'x' })).toBe('videos');
  expect(lessonKind({ videoUrl: '/v.mp4', content: 'x'.repeat(201) })).toBe('videos');
});

it('tells guides from tips at more than 200 characters', () => {
  expect(lessonKind({ content: 'x'.repeat(200) })).toBe('tips');
  expect(lessonKind({ content: 'x'.repeat(201) })).toBe('guides');
});

it('takes a text that was left out for a long one', () => {
  expect(lessonKind({ content: '' })).toBe('guides');
});
