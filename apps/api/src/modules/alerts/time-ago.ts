import type { AnswerLanguage } from '../../http/languages.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNITS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

const wording: Readonly<Record<AnswerLanguage, Intl.RelativeTimeFormat>> = {
  fr: new Intl.RelativeTimeFormat('fr', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
};

/** How many days have begun since a date, in UTC, the time of most of our visitors. */
export function daysSince(date: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / DAY_MS));
}

/**
 * How long ago a day was, in words: "aujourd'hui", "il y a 3 jours", "le mois dernier".
 *
 * @param date `YYYY-MM-DD`; one that is still to come counts as today.
 */
export function timeAgo(date: string, now: Date, language: AnswerLanguage): string {
  const days = daysSince(date, now);
  const { unit, days: length } = UNITS.find((candidate) => days >= candidate.days) ?? {
    unit: 'day',
    days: 1,
  };
  return wording[language].format(-Math.floor(days / length), unit);
}
