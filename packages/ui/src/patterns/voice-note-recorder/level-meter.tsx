import * as css from './level-meter.css.ts';

const HEIGHT = 40;
const STEP = 8;

/** The place of each thread, and how much of the level it shows. The middle ones move most, as sound does. */
const THREADS = [
  0.3, 0.5, 0.4, 0.7, 0.55, 0.85, 0.7, 1, 0.8, 0.95, 0.65, 0.8, 0.5, 0.65, 0.35, 0.45, 0.25,
].map((share, place) => ({ share, x: place * STEP }));

interface LevelMeterProps {
  /** From 0 to 1. A number out of range is drawn at the edge. */
  level: number;
}

/** How loud it is: threads that grow with the voice. Heights are attributes, so that no inline style is needed. */
export function LevelMeter({ level }: LevelMeterProps) {
  const loudness = Math.min(1, Math.max(0, level));
  return (
    <svg
      viewBox={`0 0 ${THREADS.length * STEP} ${HEIGHT}`}
      className={css.level}
      aria-hidden="true"
      focusable="false"
      data-level={loudness.toFixed(2)}
    >
      {THREADS.map(({ share, x }) => {
        const height = Math.max(4, share * loudness * HEIGHT);
        return (
          <rect
            key={x}
            x={x}
            y={(HEIGHT - height) / 2}
            width={STEP - 4}
            height={height}
            rx="2"
            className={css.thread}
          />
        );
      })}
    </svg>
  );
}
