import type { Alert, Category, Module, Service, Tip } from '@scamguard/content/library';
import type { Queries } from '../../db/client.ts';
import { readSeldom } from '../../db/read-seldom.ts';
import { alerts, categories, modules, services, tips } from '../../db/schema/content.ts';
import type { AnswerLanguage } from '../../http/languages.ts';

type All<Item> = (language: AnswerLanguage) => Promise<Item[]>;

/** What was written by editors, each list in its order. */
export interface ContentRepository {
  readonly alerts: All<Alert>;
  readonly tips: All<Tip>;
  readonly categories: All<Category>;
  readonly modules: All<Module>;
  readonly services: All<Service>;
}

/** These tables are written only when a server starts, from files. */
export function contentRepository(queries: Queries): ContentRepository {
  return {
    alerts: inLanguage(() => queries.select().from(alerts).orderBy(alerts.position)),
    tips: inLanguage(() => queries.select().from(tips).orderBy(tips.position)),
    categories: inLanguage(() => queries.select().from(categories).orderBy(categories.position)),
    modules: inLanguage(() => queries.select().from(modules).orderBy(modules.position)),
    services: inLanguage(() => queries.select().from(services).orderBy(services.position)),
  };
}

function inLanguage<Item>(
  read: () => PromiseLike<readonly { readonly texts: Record<AnswerLanguage, Item> }[]>,
): All<Item> {
  const rows = readSeldom(read);
  return async (language) => (await rows()).map(({ texts }) => texts[language]);
}
