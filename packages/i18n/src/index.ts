export type { Dictionary, TextsName } from './dictionaries/index.ts';
export * from './languages.ts';
export { isComplete, isTranslated, languageOf, languageOfText } from './translated.ts';
export * from './translator.ts';
