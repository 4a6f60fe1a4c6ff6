import type { Examples, KnownExamples } from '../signals/signal.ts';

/** The examples of one signal, and the folders that they stand in. */
export interface ExamplesOfSignal {
  readonly kind: string;
  readonly id: string;
  readonly examples: Examples | KnownExamples;
}

/** The examples of every signal that has a folder. */
export const EXAMPLES: readonly ExamplesOfSignal[] = Object.entries(
  import.meta.glob<Examples | KnownExamples>('../signals/*/*/examples.ts', {
    eager: true,
    import: 'examples',
  }),
).map(([path, examples]) => {
  const [kind = '', id = ''] = path.split('/').slice(-3);
  return { kind, id, examples };
});
