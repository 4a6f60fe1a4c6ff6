import type { Alert, Category, ContentLanguage, Module, Service, Tip } from '@scamguard/content/library';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A table that is filled from the texts: what is said under an id, in each language. */
const collection = <Item>(name: string) =>
  pgTable(name, {
    id: text().primaryKey(),
    position: integer().notNull(),
    texts: jsonb().$type<Readonly<Record<ContentLanguage, Item>>>().notNull(),
  });

export const alerts = collection<Alert>('alerts');
export const tips = collection<Tip>('tips');
export const categories = collection<Category>('categories');
export const modules = collection<Module>('modules');
export const services = collection<Service>('services');
