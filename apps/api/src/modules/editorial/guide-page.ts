import type { Guide, Page } from '@scamguard/content/library';

/** The guide as one text, its sections under their headings. */
export function guidePage({ title, description, updatedAt, introduction, sections }: Guide): Page {
  return {
    title,
    description,
    updatedAt,
    body: {
      html: [introduction.html, ...sections.map(({ title, body }) => `<h2>${title}</h2>\n${body.html}`)].join(
        '\n',
      ),
      speech: [introduction.speech, ...sections.map(({ title, body }) => `${title}\n${body.speech}`)].join(
        '\n',
      ),
    },
  };
}
