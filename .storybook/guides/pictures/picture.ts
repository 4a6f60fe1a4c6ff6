import type { ReactElement } from 'react';

/** What the sentences "Do" and "Don't" of a guide mean, drawn with the components themselves. */
export interface Pictures {
  readonly do: ReactElement;
  readonly dont: ReactElement;
}

/** Pictures by the titles of their pages. */
export type PicturesOf = Readonly<Record<string, Pictures>>;

/** Nothing happens in a picture. */
export const nothing = () => undefined;
