import type { Library } from './library.ts';

/** Keys whose values are a language's own; everything else has to be the same in both. */
const WORDS = new Set([
  'title',
  'name',
  'description',
  'content',
  'speech',
  'videoUrl',
  'text',
  'type',
  'location',
  'signs',
  'firstStep',
  'details',
  'question',
  'answer',
]);

const LISTS = ['categories', 'modules', 'tips', 'alerts', 'services', 'faq'] as const;

/**
 * Where the languages disagree: an id that only one has, a level or date that differs. Practice messages are written
 * for each language's countries on their own, and only their number has to agree.
 */
export function disagreements({ fr, en }: Library['texts']): string[] {
  return [
    ...LISTS.flatMap((list) => onlyInOne(list, fr[list], en[list])),
    ...(fr.practice.length === en.practice.length ? [] : ['practice: one language has more messages']),
    ...(fr.guide.sections.length === en.guide.sections.length
      ? []
      : ['guide: one language has more sections']),
  ];
}

function onlyInOne(list: string, french: readonly unknown[], english: readonly unknown[]): string[] {
  const inFrench = french.map(facts);
  const inEnglish = english.map(facts);
  return [
    ...inFrench.filter((item) => !inEnglish.includes(item)).map((item) => `${list}: only French has ${item}`),
    ...inEnglish
      .filter((item) => !inFrench.includes(item))
      .map((item) => `${list}: only English has ${item}`),
  ];
}

function facts(item: unknown): string {
  return JSON.stringify(item, (key, value: unknown) => (WORDS.has(key) ? undefined : value));
}
