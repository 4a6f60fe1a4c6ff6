import type { EducationItem } from '@scamguard/contracts';
import { expect, it } from 'vitest';
import french from '../testing/answers.fr.json';
import { called } from './called.ts';

const lesson = french.education[0] as EducationItem;
const { title, description } = lesson;

it('is called as it is written, where the language has no name for it', () => {
  expect(called(lesson)).toEqual({ title, description });
});

it('says of each word of another language which one that is', () => {
  const yoruba = { language: 'yo', title: 'Ẹ̀kọ́' };
  expect(called({ ...lesson, translation: yoruba })).toEqual({
    title: 'Ẹ̀kọ́',
    titleLang: 'yo',
    description,
  });
  expect(called({ ...lesson, translation: { ...yoruba, description: 'Ẹ kọ́' } })).toEqual({
    title: 'Ẹ̀kọ́',
    titleLang: 'yo',
    description: 'Ẹ kọ́',
    descriptionLang: 'yo',
  });
});
