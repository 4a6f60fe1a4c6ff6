import type { Texts } from './library.ts';

/** References from one text to another that lead nowhere, and ids given twice. */
export function brokenReferences(texts: Texts): string[] {
  const modules = new Set(texts.modules.map(({ id }) => id));
  const categories = new Set(texts.categories.map(({ id }) => id));
  return [
    ...texts.modules.flatMap(({ id, related, category }) => [
      ...related
        .filter((other) => other === id || !modules.has(other))
        .map((other) => `modules/${id}: related ${other} does not exist`),
      ...(categories.has(category) ? [] : [`modules/${id}: category ${category} does not exist`]),
    ]),
    ...texts.practice.flatMap(({ id, category, message, clues }) => [
      ...(categories.has(category) ? [] : [`practice ${id}: category ${category} does not exist`]),
      ...clues
        .filter(({ text }) => !message.includes(text))
        .map(({ text }) => `practice ${id}: "${text}" does not stand in the message`),
    ]),
    ...repeated('modules', texts.modules),
    ...repeated('categories', texts.categories),
    ...repeated('tips', texts.tips),
    ...repeated('alerts', texts.alerts),
    ...repeated('services', texts.services),
    ...repeated(
      'reviews',
      texts.services.flatMap(({ reviews }) => reviews),
    ),
    ...repeated('faq', texts.faq),
    ...repeated('practice', texts.practice),
    ...repeated('first aid', texts.firstAid),
    ...repeated('guide', texts.guide.sections),
  ];
}

function repeated(list: string, items: readonly { readonly id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${list}: ${id} stands twice`);
}
