import type {
  Alert,
  Category,
  LanguageOver,
  LessonTranslations,
  Module,
  Service,
  Tip,
} from '@scamguard/content/library';
import type { EducationItem } from '@scamguard/contracts';
import { completeLanguage, type Language, tagOf } from '@scamguard/i18n/languages';
import type { Queries } from '../../db/client.ts';
import { readSeldom } from '../../db/read-seldom.ts';
import { alerts, categories, modules, services, tips } from '../../db/schema/content.ts';
import type { AnswerLanguage } from '../../http/languages.ts';

type All<Item> = (language: AnswerLanguage) => Promise<Item[]>;

/** A lesson, and how it is called in the language that was asked for, where that one has a name of its own for it. */
export type Lesson = Module & Pick<EducationItem, 'translation'>;

/** What was written by editors, each list in its order. */
export interface ContentRepository {
  readonly alerts: All<Alert>;
  readonly tips: All<Tip>;
  readonly categories: All<Category>;
  readonly modules: (language: Language) => Promise<Lesson[]>;
  readonly services: All<Service>;
}

/** These tables are written only when a server starts, from files. */
export function contentRepository(queries: Queries): ContentRepository {
  return {
    alerts: inLanguage(() => queries.select().from(alerts).orderBy(alerts.position)),
    tips: inLanguage(() => queries.select().from(tips).orderBy(tips.position)),
    categories: inLanguage(() => queries.select().from(categories).orderBy(categories.position)),
    modules: lessons(queries),
    services: inLanguage(() => queries.select().from(services).orderBy(services.position)),
  };
}

function inLanguage<Item>(
  read: () => PromiseLike<readonly { readonly texts: Record<AnswerLanguage, Item> }[]>,
): All<Item> {
  const rows = readSeldom(read);
  return async (language) => (await rows()).map(({ texts }) => texts[language]);
}

function lessons(queries: Queries): ContentRepository['modules'] {
  const rows = readSeldom(() => queries.select().from(modules).orderBy(modules.position));
  return async (language) =>
    (await rows()).map(({ texts, translations }) => ({
      ...texts[completeLanguage(language)],
      ...named(translations, language),
    }));
}

function named(translations: LessonTranslations, language: Language): Pick<Lesson, 'translation'> {
  const own = translations[language as LanguageOver];
  return own ? { translation: { language: tagOf(language), ...own } } : {};
}
