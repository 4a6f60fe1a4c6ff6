export { ContentError } from './content-error.ts';
export { LEVELS, type Level } from './levels.ts';
export {
  type Body,
  CONTENT_LANGUAGES,
  type ContentLanguage,
  type Guide,
  type GuideSection,
  LANGUAGES_OVER,
  type LanguageOver,
  type LessonTranslation,
  type LessonTranslations,
  type Library,
  type Module,
  type Page,
  type Question,
  type Texts,
} from './library.ts';
export { loadLibrary } from './load-library.ts';
export type { Alert, Category, PracticeMessage, Service, Tip } from './schemas.ts';
