import { maskSecrets } from '@scamguard/engine/secrets';
import { completeLanguage, type Language, type Translate } from '@scamguard/i18n';
import type { Loss } from './first-aid-steps.ts';
import type { Notes } from './notes.ts';

interface Facts {
  readonly notes: Notes;
  readonly lost: ReadonlySet<Loss>;
  /** When the money went, as far as it is known. */
  readonly sentAt: Date | undefined;
  readonly madeAt: Date;
}

/** A dated account of what happened, to be shown to an operator or the police. */
export function summaryText(
  { notes, lost, sentAt, madeAt }: Facts,
  t: Translate,
  language: Language,
): string {
  const date = (moment: Date) =>
    new Intl.DateTimeFormat(completeLanguage(language) === 'en' ? 'en-GB' : 'fr-FR', {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(moment);
  const fields = (['amount', 'number', 'transaction'] as const).flatMap((field) =>
    notes[field].trim() ? [`${t(`urgence.summary.${field}`)} : ${notes[field].trim()}`] : [],
  );
  const gone = [...lost].map((loss) => t(`urgence.lost.${loss}`)).join(', ');
  return [
    t('urgence.summary.date', { date: date(madeAt) }),
    ...(gone ? [t('urgence.summary.lost', { what: gone })] : []),
    ...(sentAt ? [t('urgence.summary.sentAt', { date: date(sentAt) })] : []),
    ...fields,
    ...(notes.story.trim() ? [maskSecrets(notes.story.trim()).text] : []),
  ].join('\n');
}
