/** The widths at which the layout changes, in em: large text gets the narrow layout. */
export const media = {
  /** 768 px: a tablet, a small window. */
  tablet: 'screen and (min-width: 48em)',
  /** 1120 px: room for the whole navigation in one line. */
  desktop: 'screen and (min-width: 70em)',
  /** A keyboard, a phone on its side or large text: too little room for anything that stays over the page. */
  noRoom: 'screen and (max-height: 27em), screen and (max-width: 16em)',
  hover: '(hover: hover)',
  /** A mouse: targets may stand closer. */
  precise: '(hover: hover) and (pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
