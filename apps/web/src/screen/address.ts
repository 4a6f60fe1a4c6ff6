/** A path of the site, in which `:names` stand for values. */
export type AnyPath = `/${string}`;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values of the `:names` in any path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Values of the `:names` in one path. */
export type ParamsOf<Path extends AnyPath> = Readonly<Record<NamesIn<Path>, string>>;
