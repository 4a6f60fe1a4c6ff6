import * as css from './theme-picker.css.ts';

interface ThemeSwatchProps {
  /** The theme whose colours it shows; `system` shows a light and a dark half. */
  theme: string;
}

/** A leaf of the theme in its own colours: ground, text, action. */
export function ThemeSwatch({ theme }: ThemeSwatchProps) {
  return (
    <svg viewBox="0 0 40 40" className={css.swatch} aria-hidden="true" focusable="false">
      {theme === 'system' ? (
        <>
          <Leaf theme="light" />
          <svg x="20" width="20" height="40" viewBox="20 0 20 40" overflow="hidden">
            <Leaf theme="dark" />
          </svg>
        </>
      ) : (
        <Leaf theme={theme} />
      )}
    </svg>
  );
}

function Leaf({ theme }: ThemeSwatchProps) {
  return (
    <g data-sg-theme={theme}>
      <rect x="1" y="1" width="38" height="38" rx="8" strokeWidth="2" className={css.ground} />
      <rect x="8" y="9" width="24" height="4" rx="2" className={css.ink} />
      <rect x="8" y="16" width="24" height="4" rx="2" className={css.ink} />
      <rect x="8" y="25" width="24" height="7" rx="3.5" className={css.action} />
    </g>
  );
}
