import * as css from './logo.css.ts';

/** A check mark of two woven strips on indigo cloth: one thread passes over the other. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" className={css.mark} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" className={css.cloth} />
      <path d="M33 11 16.5 29.5" strokeWidth="6" className={css.warp} />
      <path d="m6 17.5 16.5 14.5" strokeWidth="9" className={css.under} />
      <path d="m7.5 18.8 13 11.4" strokeWidth="6" className={css.weft} />
    </svg>
  );
}

export interface LogoProps {
  /** The product's name, set beside the mark. */
  name: string;
}

/** Mark and name. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={css.logo}>
      <LogoMark />
      {name}
    </span>
  );
}
