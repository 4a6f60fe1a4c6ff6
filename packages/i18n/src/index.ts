export type { Dictionary } from './dictionaries/fr.ts';
export * from './languages.ts';
export * from './translator.ts';
