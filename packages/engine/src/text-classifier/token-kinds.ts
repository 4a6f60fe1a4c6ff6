/** The kind of a token: a word, or a class that masks which link, amount or number stands there. */
export const TOKEN_KINDS = [
  'word',
  'link',
  'email',
  'phone',
  'amount',
  'percent',
  'time',
  'date',
  'reference',
  'menu-code',
  'number',
  'picture',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
