/** Outline and sign of the two warnings, on a field of 64 × 64: an octagon and a triangle. */
export const WARNING_PATHS = {
  caution: [
    'M28.5 6.2a4 4 0 0 1 7 0l25.3 45.9A4 4 0 0 1 57.3 58H6.7a4 4 0 0 1-3.5-5.9Z',
    'M32 23v16M32 48v.1',
  ],
  danger: [
    'M20.9 3.2a4 4 0 0 1 2.8-1.2h16.6a4 4 0 0 1 2.8 1.2l17.7 17.7a4 4 0 0 1 1.2 2.8v16.6a4 4 0 0 1-1.2 2.8L43.1 60.8a4 4 0 0 1-2.8 1.2H23.7a4 4 0 0 1-2.8-1.2L3.2 43.1A4 4 0 0 1 2 40.3V23.7a4 4 0 0 1 1.2-2.8Z',
    'M32 17v20M32 47v.1',
  ],
} as const;
