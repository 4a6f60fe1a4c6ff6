export type { Dictionary, TextsName } from './dictionaries/index.ts';
export * from './languages.ts';
export { languageOf } from './translated.ts';
export * from './translator.ts';
