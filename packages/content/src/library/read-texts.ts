import type { z } from 'zod';
import type { ContentLanguage, Guide, GuideSection, Module, Page, Question, Texts } from './library.ts';
import { toBody, toTokens } from './markdown.ts';
import { type Document, readData, readDocument, readDocuments } from './read-files.ts';
import {
  alerts,
  audioTexts,
  categories,
  firstAidSteps,
  moduleHead,
  pageHead,
  practiceMessages,
  questions,
  services,
  tips,
} from './schemas.ts';

type Head<Schema extends z.ZodType> = Document<z.infer<Schema>>;

/**
 * Reads everything of one language.
 *
 * @throws {ContentError} naming the first file that is not as it should be.
 */
export async function readTexts(folder: string, language: ContentLanguage): Promise<Texts> {
  const list = <Item>(name: string, schema: z.ZodType<Item>) => readData(folder, language, name, schema);
  const page = async (id: string) => toPage(await readDocument(folder, language, `pages/${id}.md`, pageHead));

  const modules = await readDocuments(folder, language, 'modules', moduleHead);
  const allAlerts = await list('alerts', alerts);
  const faq = await list('faq', questions);
  return {
    categories: await list('categories', categories),
    modules: modules.map(toModule),
    tips: await list('tips', tips),
    alerts: allAlerts.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
    services: [...(await list('services/trusted', services)), ...(await list('services/flagged', services))],
    faq: faq.map(({ id, question, answer }): Question => {
      return { id, question, answer: toBody(toTokens(answer, `${language}/faq.yaml, ${id}`)) };
    }),
    guide: toGuide(await readDocument(folder, language, 'guide.md', pageHead)),
    practice: await list('practice', practiceMessages),
    firstAid: await list('first-aid', firstAidSteps),
    pages: { privacy: await page('privacy'), terms: await page('terms') },
    audio: await list('audio', audioTexts),
  };
}

function toModule({ place, head, markdown }: Head<typeof moduleHead>): Module {
  const { minutes, ...fields } = head;
  const { html, speech } = toBody(toTokens(markdown, place));
  return Object.assign(fields, { duration: `${minutes}\u00A0min`, content: html, speech });
}

function toPage({ place, head, markdown }: Head<typeof pageHead>): Page {
  return { ...head, body: toBody(toTokens(markdown, place)) };
}

/** Every second-level heading begins a section. */
function toGuide({ place, head, markdown }: Head<typeof pageHead>): Guide {
  const [introduction = '', ...parts] = markdown.split(/^## /m);
  const sections = parts.map((part): GuideSection => {
    const [title = '', ...lines] = part.split('\n');
    return { id: slug(title), title: title.trim(), body: toBody(toTokens(lines.join('\n'), place)) };
  });
  return { ...head, introduction: toBody(toTokens(introduction, place)), sections };
}

function slug(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
