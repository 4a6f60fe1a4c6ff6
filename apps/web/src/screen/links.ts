import type { ParamsOf } from './address.ts';

/**
 * The links' knowledge of the screens: the type of their list, which `routes/index.ts` adds here. So a link to no screen is an
 * error of types, and nothing that holds a link imports the screens.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled in where the list stands
export interface Registered {}

type Routes = Registered['routes'];
type AnyRoute = Routes[keyof Routes];

/** The address of a screen, in which `:names` stand for values. */
export type Path = AnyRoute['path'];

/** The route of one path; one route may have two. */
type RouteAt<At extends Path, Each = AnyRoute> = Each extends { readonly path: infer Paths }
  ? At extends Paths
    ? Each
    : never
  : never;

/** The values that fill an address in, and the names that may stand behind its `?`. */
type Values<At extends Path> = ParamsOf<At> & {
  readonly tab?: NonNullable<RouteAt<At>['tabs']>[number];
} & { readonly [Name in NonNullable<RouteAt<At>['query']>[number]]?: string };

/** Addresses without `:names` need no values. */
type Given<At extends Path> =
  Partial<Values<At>> extends Values<At> ? [values?: Values<At>] : [values: Values<At>];

/** The address of a screen: `linkTo('/learn')`, `linkTo('/learn/:id', { id, tab: 'video' })`. */
export function linkTo<const At extends Path>(path: At, ...[values]: Given<At>): string {
  const query = new URLSearchParams();
  let address: string = path;
  for (const [name, value] of Object.entries({ ...values } as Readonly<Record<string, string>>)) {
    const place = `:${name}`;
    if (address.includes(place)) address = address.replace(place, () => encodeURIComponent(value));
    else query.set(name, value);
  }
  const behind = query.toString();
  return behind ? `${address}?${behind}` : address;
}
