/** Changes whenever the same item may get another answer: date of the rules, then the change of that day. */
export const ENGINE_VERSION = '2026.11.30-7';
