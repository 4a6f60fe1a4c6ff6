import type { ThreadLetter } from './draft.ts';

/** The gradients that draw a piece of cloth: one for each weft thread. Each repeats sideways, whatever the thread's width. */
export interface Cloth {
  readonly backgroundImage: string;
  readonly backgroundPosition: string;
  readonly backgroundRepeat: 'repeat-x';
}

/** How large the cloth is with threads of a certain width. */
export interface ClothSize {
  readonly backgroundSize: string;
  readonly height: string;
}

const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`;

/** The colour stops of one row; neighbours of one colour share a stop. */
function stops(row: string, threads: Readonly<Record<ThreadLetter, string>>): string {
  const runs = row.match(/(.)\1*/g) ?? [];
  let at = 0;
  return runs
    .map((run) => {
      const from = at;
      at += run.length;
      return `${threads[run.charAt(0) as ThreadLetter]} ${percent(from / row.length)} ${percent(at / row.length)}`;
    })
    .join(',');
}

/**
 * Turns a draft into CSS backgrounds, so that the cloth costs no element and no image.
 *
 * @param draft rows of thread letters, all of one length
 * @param threads the colour of each letter
 */
export function weave(draft: readonly string[], threads: Readonly<Record<ThreadLetter, string>>): Cloth {
  return {
    backgroundImage: draft.map((row) => `linear-gradient(90deg,${stops(row, threads)})`).join(','),
    backgroundPosition: draft.map((_, row) => `0 ${percent(row / (draft.length - 1))}`).join(','),
    backgroundRepeat: 'repeat-x',
  };
}

/** @param thread the width of one thread, in px */
export function clothSize(draft: readonly string[], thread: number): ClothSize {
  return {
    backgroundSize: `${(draft[0] ?? '').length * thread}px ${thread}px`,
    height: `${draft.length * thread}px`,
  };
}
