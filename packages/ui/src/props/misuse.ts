// oxlint-disable-next-line typescript/triple-slash-reference -- the packages that compile this source have no `process`
/// <reference path="./process.d.ts" />

/** A style recipe, as far as it tells which values it knows. */
interface Recipe {
  readonly known: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Sentences that were said: a component is drawn often and misused in one place. */
const said = new Set<string>();

/** Lets everything be said again: tests of other components share the process. */
export const forgetSaid = (): void => said.clear();

function say(component: string, wrong: string) {
  const subject = /^\w+$/.test(component) ? `<${component}>` : component;
  const sentence = `@scamguard/ui: ${subject} ${wrong}`;
  if (said.has(sentence)) return;
  said.add(sentence);
  // oxlint-disable-next-line no-console -- it speaks to who develops, and to nobody else
  console.error(sentence);
}

const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Says in the console, once, that a component (its name, or words such as "A field") lacks something that its types ask for and
 * people need. It is for plain JavaScript, where no compiler says so. Call it behind `process.env.NODE_ENV !== 'production'`, so
 * that builds for visitors leave it out.
 *
 * @param props the required ones, by name.
 * @param why what goes wrong without: "Screen readers have nothing to say."
 */
export function requireProps(component: string, props: Readonly<Record<string, unknown>>, why: string): void {
  for (const [name, value] of Object.entries(props))
    if (isMissing(value)) say(component, `needs \`${name}\`. ${why}`);
}

/**
 * Says in the console, once, that a prop has a value that its component does not know. Called like {@link requireProps}; nothing given
 * is the default and no mistake.
 */
export function requireKnown(
  component: string,
  prop: string,
  value: unknown,
  known: readonly unknown[],
): void {
  if (value === undefined || known.includes(value)) return;
  say(component, `does not know ${prop}="${String(value)}". It knows ${quoted(known.map(String))}.`);
}

/** {@link requireKnown} for every variant of a component's recipe. */
export function requireVariants(
  component: string,
  { known }: Recipe,
  chosen: Readonly<Record<string, unknown>>,
): void {
  for (const [prop, value] of Object.entries(chosen))
    requireKnown(component, prop, value, Object.keys(known[prop] ?? {}));
}
