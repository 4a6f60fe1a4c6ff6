import { ENGLISH, FRENCH } from './country-names.ts';

/**
 * Functions that the site uses and the oldest browsers lack: Chromium before 110, Firefox before 115. Only they fetch this file,
 * before everything else. `scripts/steps/floor.mjs` finds uses that stand neither here nor in those browsers.
 */
export function addMissing(): void {
  add(Array.prototype, {
    at,
    findLast(this: unknown[], wanted: (value: unknown, index: number, all: unknown) => unknown) {
      for (let index = this.length - 1; index >= 0; index -= 1)
        if (wanted(this[index], index, this)) return this[index];
      return undefined;
    },
    toReversed(this: unknown[]) {
      // oxlint-disable-next-line unicorn/no-array-reverse -- it is what stands in for the newer one
      return [...this].reverse();
    },
    toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      // oxlint-disable-next-line unicorn/no-array-sort -- likewise
      return [...this].sort(compare);
    },
  });
  add(Object.getPrototypeOf(Int8Array.prototype), { at });
  add(String.prototype, {
    at,
    replaceAll(this: string, found: string | RegExp, by: string) {
      return this.replace(found instanceof RegExp ? found : new RegExp(escaped(found), 'g'), by);
    },
  });
  add(Object, {
    hasOwn: (owner: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, key),
  });
  add(globalThis, { structuredClone: cloneOf });
  add(AbortSignal, { timeout: signalAfter });
  add(Intl, { DisplayNames: NamesOfTheRegion });
}

/** Adds what is not there; like what a browser brings itself, it does not show in loops. */
function add(owner: object, parts: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(parts)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

function at(this: ArrayLike<unknown>, index: number) {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Clones plain data. The site clones nothing else. */
function cloneOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneOf(part)])) as Value;
}

function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** The server has written the names of the region's countries into the page: these are the same. All others are their codes. */
class NamesOfTheRegion {
  readonly names: Readonly<Record<string, string>>;

  constructor(locales: string | readonly string[]) {
    this.names = [locales].flat()[0]?.startsWith('en') ? ENGLISH : FRENCH;
  }

  of(code: string) {
    return this.names[code] ?? code;
  }
}
