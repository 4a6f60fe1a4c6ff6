import type { z } from 'zod';
import { isVideoId, video } from '../videos/index.ts';
import { LEVELS } from './levels.ts';
import {
  type ContentLanguage,
  type Guide,
  type GuideSection,
  type Module,
  type Page,
  type Question,
  type Texts,
} from './library.ts';
import { type MarkdownOptions, toBody, toTokens } from './markdown.ts';
import { type Document, readData, readDocument, readDocuments } from './read-files.ts';
import {
  alerts,
  audioTexts,
  categories,
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
  const page = async (id: string, options?: MarkdownOptions) =>
    toPage(await readDocument(folder, language, `pages/${id}.md`, pageHead), options);

  const allCategories = await list('categories', categories);
  const modules = await readDocuments(folder, language, 'modules', moduleHead(language));
  const allAlerts = await list('alerts', alerts);
  const faq = await list('faq', questions);
  return {
    categories: allCategories,
    modules: inTeachingOrder(
      modules.map((module) => toModule(language, module)),
      allCategories.map(({ id }) => id),
    ),
    lessonTranslations: Object.fromEntries(modules.map(({ head }) => [head.id, head.translations ?? {}])),
    tips: await list('tips', tips),
    alerts: allAlerts.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt)),
    services: [...(await list('services/trusted', services)), ...(await list('services/flagged', services))],
    faq: faq.map(({ id, question, answer }): Question => {
      return { id, question, answer: toBody(toTokens(answer, `${language}/faq.yaml, ${id}`)) };
    }),
    guide: toGuide(await readDocument(folder, language, 'guide.md', pageHead)),
    practice: await list('practice', practiceMessages),
    pages: {
      privacy: await page('privacy'),
      terms: await page('terms'),
      accessibility: await page('accessibility'),
      developers: await page('developers', { isForProgrammers: true }),
      integration: await page('integration', { isForProgrammers: true }),
    },
    audio: await list('audio', audioTexts),
  };
}

function toModule(
  language: ContentLanguage,
  { place, head, markdown }: Head<ReturnType<typeof moduleHead>>,
): Module {
  const { minutes, translations: _, ...fields } = head;
  const { html, speech } = toBody(toTokens(markdown, place));
  const film = isVideoId(head.id) ? { videoUrl: video(language, head.id).src } : {};
  const picture = { imageUrl: head.imageUrl ?? lessonPicture(head.category) };
  return Object.assign(fields, picture, film, { duration: `${minutes}\u00A0min`, content: html, speech });
}

/** A drawing without words, of 1 to 2 KB: one for each category, in the site's own folder. */
const lessonPicture = (category: string): string => `/lessons/${category}.svg`;

/** Category by category, from the easiest to the hardest, so that "next" leads on. */
function inTeachingOrder(modules: readonly Module[], categoryIds: readonly string[]): Module[] {
  return modules.toSorted(
    (one, other) =>
      categoryIds.indexOf(one.category) - categoryIds.indexOf(other.category) ||
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
  );
}

function toPage({ place, head, markdown }: Head<typeof pageHead>, options?: MarkdownOptions): Page {
  return { ...head, body: toBody(toTokens(markdown, place, options)) };
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
