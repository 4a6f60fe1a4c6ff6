import { randomFrom } from './random.ts';
import type { TextRow } from './rows.ts';
import { SURROUNDED } from './text-hyperparameters.ts';

/** Every so many of our own rows of each label are surrounded. */
const EVERY = 7;
/** Most words of an honest message on each side: a window holds about sixty. */
const MOST_WORDS = 16;
const LONGEST_ROW = 40;
const SEED = 17;

/**
 * Some of our own rows with the end of one honest message before and the beginning of another behind: what a window of a long text holds. The
 * honest words are of the row's own fold, so that no row is seen by a model that is measured on it.
 */
export function surroundedRows(
  rows: readonly TextRow[],
  folds: readonly number[],
): readonly { readonly row: TextRow; readonly fold: number }[] {
  const random = randomFrom(SEED);
  const own = rows.flatMap((row, index) => (row.trick === '' ? [] : [{ row, fold: folds[index] ?? 0 }]));
  const chat = new Map<string, string[]>();
  for (const { row, fold } of own) {
    if (row.source !== 'own-everyday' || row.label !== 'safe') continue;
    const shelf = shelfOf(row.text, fold);
    chat.set(shelf, [...(chat.get(shelf) ?? []), row.text]);
  }
  return (['scam', 'safe'] as const).flatMap((label) =>
    own
      .filter(({ row }) => row.label === label && wordsOf(row.text).length <= LONGEST_ROW)
      .filter((_, index) => index % EVERY === 0)
      .map(({ row, fold }) => {
        const honest = chat.get(shelfOf(row.text, fold)) ?? [];
        const some = () => wordsOf(honest[Math.floor(random() * honest.length)] ?? '');
        const [before, behind] = [random(), random()].map((share) => Math.round(share * MOST_WORDS));
        const text = [
          ...some().slice(-(before ?? 0) || MOST_WORDS),
          row.text,
          ...some().slice(0, behind),
        ].join(' ');
        return {
          row: { ...row, id: `${row.id}-surrounded`, text, source: SURROUNDED, file: SURROUNDED },
          fold,
        };
      }),
  );
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/);

const shelfOf = (text: string, fold: number): string => `${fold} ${isFrench(text)}`;

const isFrench = (text: string): boolean => /\b(?:le|la|les|vous|tu|je|de|et|un|une|pour)\b/i.test(text);
