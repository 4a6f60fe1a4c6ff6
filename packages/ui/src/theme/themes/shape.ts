/**
 * The values that themes share unless they say otherwise: type, space, shape and motion. Type is in rem, so that it follows the
 * reader's own text size. Space is in px, so that large text keeps its room.
 */
export const shape = {
  font: {
    body: "Andika, 'Andika Fallback Roboto', 'Andika Fallback Arial', 'Andika Fallback DejaVu', system-ui, sans-serif",
  },
  weight: { regular: '400', bold: '700' },
  text: {
    small: '0.9375rem',
    body: '1.125rem',
    lead: '1.25rem',
    title: '1.375rem',
    headline: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.125rem)',
    display: 'clamp(1.875rem, 1.35rem + 2.6vw, 3rem)',
    verdict: 'clamp(2.25rem, 1.5rem + 3.4vw, 3.25rem)',
  },
  leading: { tight: '1.2', body: '1.5' },
  space: {
    hair: '4px',
    tiny: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '40px',
    huge: '64px',
  },
  radius: { small: '8px', control: '12px', card: '16px', pill: '999px' },
  size: { tap: '48px', page: '72rem', column: '44rem' },
  motion: { quick: '150ms', calm: '200ms' },
} as const;
