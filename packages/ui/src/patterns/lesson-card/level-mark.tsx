import * as css from './lesson-facts.css.ts';

/** How much a lesson asks of its reader. */
export type LessonLevel = 'beginner' | 'intermediate' | 'advanced';

const STEPS: readonly LessonLevel[] = ['beginner', 'intermediate', 'advanced'];

/** One, two or three steps of a stair. The word beside it says the same. */
export function LevelMark({ level }: { level: LessonLevel }) {
  return (
    <svg viewBox="0 0 24 24" className={css.stair} aria-hidden="true" focusable="false">
      {STEPS.map((step, place) => (
        <rect
          key={step}
          x={2.5 + place * 7}
          y={14 - place * 5.5}
          width="5"
          height={7.5 + place * 5.5}
          rx="1"
          strokeWidth="1.5"
          className={css.step({ climbed: place <= STEPS.indexOf(level) })}
        />
      ))}
    </svg>
  );
}
