import type { AnswerLanguage } from '../../http/languages.ts';

const SENTENCES = {
  fr: {
    one: 'Signalé par 1 personne, non vérifié.',
    many: (count: number) => `Signalé par ${count} personnes, non vérifié.`,
    later: 'Le texte s’affichera après relecture.',
  },
  en: {
    one: 'Reported by 1 person, not verified.',
    many: (count: number) => `Reported by ${count} people, not verified.`,
    later: 'The text will appear once it has been read over.',
  },
} as const;

/** Stands in the place of what people wrote until a moderator has read it. */
export function unreadText(reporters: number, language: AnswerLanguage): string {
  const { one, many, later } = SENTENCES[language];
  return `${reporters === 1 ? one : many(reporters)} ${later}`;
}
