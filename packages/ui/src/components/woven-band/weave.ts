import type { ThreadLetter } from './draft.ts';

/** What draws a piece of cloth: one gradient a weft thread, each repeating sideways. */
export interface Cloth {
  readonly backgroundImage: string;
  readonly backgroundSize: string;
  readonly backgroundPosition: string;
  readonly backgroundRepeat: 'repeat-x';
  readonly height: string;
}

/** The colour stops of one row; neighbours of one colour share a stop. */
function stops(row: string, threads: Readonly<Record<ThreadLetter, string>>, width: number): string {
  const runs = row.match(/(.)\1*/g) ?? [];
  let at = 0;
  return runs
    .map((run) => {
      const from = at;
      at += run.length * width;
      return `${threads[run.charAt(0) as ThreadLetter]} ${from}px ${at}px`;
    })
    .join(',');
}

/**
 * Turns a draft into CSS backgrounds, so that the cloth costs no element and no image.
 *
 * @param draft rows of thread letters, all of one length
 * @param threads the colour of each letter
 * @param width of one thread, in px
 */
export function weave(
  draft: readonly string[],
  threads: Readonly<Record<ThreadLetter, string>>,
  width: number,
): Cloth {
  const period = (draft[0] ?? '').length * width;
  return {
    backgroundImage: draft.map((row) => `linear-gradient(90deg,${stops(row, threads, width)})`).join(','),
    backgroundSize: `${period}px ${width}px`,
    backgroundPosition: draft.map((_, row) => `0 ${row * width}px`).join(','),
    backgroundRepeat: 'repeat-x',
    height: `${draft.length * width}px`,
  };
}
