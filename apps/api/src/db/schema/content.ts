import type {
  Alert,
  Category,
  ContentLanguage,
  LessonTranslations,
  Module,
  Service,
  Tip,
} from '@scamguard/content/library';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A table that is filled from the texts: what is said under an id, in each language. */
const collection = <Item>(name: string) => pgTable(name, columns<Item>());

const columns = <Item>() => ({
  id: text().primaryKey(),
  position: integer().notNull(),
  texts: jsonb().$type<Readonly<Record<ContentLanguage, Item>>>().notNull(),
});

export const alerts = collection<Alert>('alerts');
export const tips = collection<Tip>('tips');
export const categories = collection<Category>('categories');
export const modules = pgTable('modules', {
  ...columns<Module>(),
  /** How the lesson is called in the languages that are not complete. */
  translations: jsonb().$type<LessonTranslations>().notNull().default({}),
});
export const services = collection<Service>('services');
