import type { Alert, Category, Module, Service, Tip } from '@scamguard/content/library';
import type { Queries } from '../../db/client.ts';
import { alerts, categories, modules, services, tips } from '../../db/schema/content.ts';
import type { AnswerLanguage } from '../../languages.ts';

type All<Item> = (language: AnswerLanguage) => Promise<Item[]>;

/** What was written by editors, each list in its order. */
export interface ContentRepository {
  readonly alerts: All<Alert>;
  readonly tips: All<Tip>;
  readonly categories: All<Category>;
  readonly modules: All<Module>;
  readonly services: All<Service>;
}

export function contentRepository(queries: Queries): ContentRepository {
  return {
    alerts: async (language) =>
      inLanguage(await queries.select().from(alerts).orderBy(alerts.position), language),
    tips: async (language) => inLanguage(await queries.select().from(tips).orderBy(tips.position), language),
    categories: async (language) =>
      inLanguage(await queries.select().from(categories).orderBy(categories.position), language),
    modules: async (language) =>
      inLanguage(await queries.select().from(modules).orderBy(modules.position), language),
    services: async (language) =>
      inLanguage(await queries.select().from(services).orderBy(services.position), language),
  };
}

function inLanguage<Item>(
  rows: readonly { readonly texts: Record<AnswerLanguage, Item> }[],
  language: AnswerLanguage,
) {
  return rows.map(({ texts }) => texts[language]);
}
