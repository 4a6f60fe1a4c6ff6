/** What a page says of itself to search engines and to who shares it. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Values of the `:names` in a path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Answers of the server's calls, by address without its language. */
export type Answers = Readonly<Record<string, unknown>>;
