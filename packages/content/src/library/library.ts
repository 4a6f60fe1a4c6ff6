import type { AudioId } from '../audio/index.ts';
import type { Level } from './levels.ts';
import type { Alert, Category, PracticeMessage, Service, Tip } from './schemas.ts';

/** The languages in which everything is written. */
export const CONTENT_LANGUAGES = ['fr', 'en'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** The languages that are not complete and lie over each of these; the codes are those of the interface. */
export const LANGUAGES_OVER = {
  fr: ['yo', 'wo', 'di', 'fon'],
  en: ['pcm'],
} as const satisfies Record<ContentLanguage, readonly string[]>;
export type LanguageOver = (typeof LANGUAGES_OVER)[ContentLanguage][number];

/** How a lesson is called in a language that is not complete. No native reader has looked at it. */
export interface LessonTranslation {
  readonly title: string;
  readonly description?: string | undefined;
}
/** By language; one that has none is missing. */
export type LessonTranslations = Readonly<Partial<Record<LanguageOver, LessonTranslation>>>;

/** Text made from Markdown: for the page, and for reading aloud. */
export interface Body {
  /** HTML without scripts, styles, images or attributes other than `href`; headings begin at `h2`. */
  readonly html: string;
  /** The same as plain sentences, one paragraph or list item a line, without Markdown or links. */
  readonly speech: string;
}

/** A lesson, guide or quick tip. Field names are those of the specification's education item. */
export interface Module {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** HTML; at most 200 characters in a quick tip. */
  readonly content: string;
  /** `content` as plain sentences, for reading aloud. */
  readonly speech: string;
  /** As shown, e.g. `15 min`. */
  readonly duration: string;
  readonly level: Level;
  /** Id of a {@link Category}. */
  readonly category: string;
  /** Address of the film that belongs to it; `@scamguard/content/videos` knows its captions, poster and weight. */
  readonly videoUrl?: string | undefined;
  /** A picture on this site, of the lesson or of its category. */
  readonly imageUrl?: string | undefined;
  readonly audioId?: AudioId | undefined;
  /** Ids of two modules on a similar subject. */
  readonly related: readonly string[];
  /** Dates as `YYYY-MM-DD`. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: Body;
}

export interface GuideSection {
  /** Usable as an anchor; made from the title, so each language has its own. */
  readonly id: string;
  readonly title: string;
  readonly body: Body;
}

export interface Guide {
  readonly title: string;
  readonly description: string;
  readonly updatedAt: string;
  /** Text above the first section. */
  readonly introduction: Body;
  readonly sections: readonly GuideSection[];
}

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly updatedAt: string;
  readonly body: Body;
}

/** Everything the product says in one language. Plain data: it survives `JSON.stringify`. */
export interface Texts {
  readonly categories: readonly Category[];
  /** By category, then from easy to hard. */
  readonly modules: readonly Module[];
  /** How lessons are called in the languages that lie over this one, by the id of the module. */
  readonly lessonTranslations: Readonly<Record<string, LessonTranslations>>;
  readonly tips: readonly Tip[];
  /** Newest first. */
  readonly alerts: readonly Alert[];
  /** The recommended first. */
  readonly services: readonly Service[];
  readonly faq: readonly Question[];
  readonly guide: Guide;
  readonly practice: readonly PracticeMessage[];
  readonly pages: Readonly<
    Record<'privacy' | 'terms' | 'accessibility' | 'developers' | 'integration', Page>
  >;
  /** What each recording says. */
  readonly audio: Readonly<Record<AudioId, string>>;
}

export interface Library {
  /** SHA-256 (hex) over all texts as they are delivered; changes exactly when one of them does. */
  readonly hash: string;
  readonly texts: Readonly<Record<ContentLanguage, Texts>>;
}
