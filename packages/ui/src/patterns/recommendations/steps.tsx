import * as css from './recommendations.css.ts';

export interface StepsProps {
  /** Most urgent first. */
  steps: readonly string[];
  /** The number of the first one; 1 unless given. Only number 1 is large. */
  start?: number;
}

/** What to do, one action a line, number 1 large. The heading is the caller's. */
export function Steps({ steps, start = 1 }: StepsProps) {
  return (
    <ol className={css.list} start={start}>
      {steps.map((step, index) => (
        <li key={step} className={start + index === 1 ? css.firstStep : css.step}>
          <span className={css.number}>{start + index}</span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
