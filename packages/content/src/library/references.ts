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
    ...linkedCourses(texts)
      .filter((id) => !modules.has(id))
      .map((id) => `a link leads to /learn/${id}, which does not exist`),
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
    ...repeated('guide', texts.guide.sections),
  ];
}

function linkedCourses({ modules, faq, guide, pages }: Texts): string[] {
  const html = [
    ...modules.map(({ content }) => content),
    ...faq.map(({ answer }) => answer.html),
    guide.introduction.html,
    ...guide.sections.map(({ body }) => body.html),
    ...Object.values(pages).map(({ body }) => body.html),
  ].join('\n');
  return [...html.matchAll(/href="\/learn\/([^"]*)"/g)].map(([, id = '']) => id);
}

function repeated(list: string, items: readonly { readonly id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${list}: ${id} stands twice`);
}
