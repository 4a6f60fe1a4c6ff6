import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = new URL('./dictionaries/fr/', import.meta.url);

/** Sentences of the specification, which are shown exactly as it gives them, and one that is put into a field. */
const AS_TYPED = new Set([
  'Comment me protéger des arnaques par SMS ?',
  'Bonjour, que puis-je faire pour vous ?',
  'Merci pour votre vigilance ! Ce signalement nous aidera à améliorer la sécurité de la communauté.',
  'Risque détecté !',
]);

const textsOf = (dictionary: object): string[] =>
  Object.values(dictionary).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

it.each(await readdir(folder))('%s: no line begins with ? ! : ; or »', async (file) => {
  const { default: texts } = (await import(new URL(file, folder).href)) as { default: object };
  const torn = textsOf(texts).filter((text) => / [?!:;»]|« /.test(text) && !AS_TYPED.has(text));
  expect(torn).toEqual([]);
});
