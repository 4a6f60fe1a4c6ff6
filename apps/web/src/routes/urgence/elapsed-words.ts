import { completeLanguage, type Language } from '@scamguard/i18n';

const HOUR = 60;

/** A stretch of time as it is spoken: "1 heure 5 minutes". */
export function spokenMinutes(minutes: number, language: Language): string {
  const tag = completeLanguage(language) === 'en' ? 'en-GB' : 'fr-FR';
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  if (minutes < HOUR) return inUnit(minutes, 'minute');
  const rest = minutes % HOUR;
  return [inUnit(Math.floor(minutes / HOUR), 'hour'), ...(rest > 0 ? [inUnit(rest, 'minute')] : [])].join(
    ' ',
  );
}
