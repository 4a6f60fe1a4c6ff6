import type { Component, Place, Root } from './tree.ts';

let drawn: Place;
let root: Root;
let position = 0;

/** Draws one component: its hooks find their memory by the order in which they are called. */
export function draw(place: Place, component: Component, of: Root): unknown {
  drawn = place;
  root = of;
  position = 0;
  return component(place.props as never);
}

/** The memory of the next hook; `first` makes it at the first drawing. */
function remember<Memory>(first: () => Memory): Memory {
  const { memory } = drawn;
  const at = position++;
  if (at === memory.length) memory.push(first());
  return memory[at] as Memory;
}

type Change<Value> = Value | ((previous: Value) => Value);

const isFunction = (value: unknown): value is (previous?: unknown) => never => typeof value === 'function';

export function useState<Value>(initial: Value | (() => Value)): [Value, (change: Change<Value>) => void] {
  const { redraw } = root;
  const memory = remember(() => {
    const own = {
      value: (isFunction(initial) ? initial() : initial) as Value,
      change: (change: Change<Value>) => {
        const next = (isFunction(change) ? change(own.value) : change) as Value;
        if (Object.is(next, own.value)) return;
        own.value = next;
        redraw();
      },
    };
    return own;
  });
  return [memory.value, memory.change];
}

export function useReducer<Value, Action>(
  reduce: (value: Value, action: Action) => Value,
  initial: Value,
): [Value, (action: Action) => void] {
  const [value, change] = useState(() => initial);
  return [value, (action) => change((previous: Value) => reduce(previous, action))];
}

export const useRef = <Value>(current?: Value) => remember(() => ({ current }));

const hasChanged = (before: readonly unknown[] | undefined, now: readonly unknown[] | undefined) =>
  !before || !now || now.some((value, at) => !Object.is(value, before[at]));

export function useMemo<Value>(make: () => Value, needs: readonly unknown[]): Value {
  const memory = remember(() => ({}) as { value: Value; needs?: readonly unknown[] });
  if (hasChanged(memory.needs, needs)) Object.assign(memory, { value: make(), needs });
  return memory.value;
}

export const useCallback = <Value>(callback: Value, needs: readonly unknown[]): Value =>
  useMemo(() => callback, needs);

/** An effect of a component, with what undoes it. */
export interface Effect {
  needs?: readonly unknown[] | undefined;
  undo?: (() => void) | undefined;
}

export const isEffect = (memory: unknown): memory is Effect =>
  typeof memory === 'object' && memory !== null && 'undo' in memory;

export function useEffect(run: () => (() => void) | undefined, needs?: readonly unknown[]): void {
  const memory = remember((): Effect => ({ undo: undefined }));
  if (!hasChanged(memory.needs, needs)) return;
  memory.needs = needs;
  root.effects.push(() => {
    memory.undo?.();
    memory.undo = run() ?? undefined;
  });
}

export function useImperativeHandle<Handle>(
  ref: unknown,
  make: () => Handle,
  needs?: readonly unknown[],
): void {
  useEffect(() => {
    fill(ref, make());
    return () => fill(ref, null);
  }, needs);
}

/** Puts a value into a ref of either kind. */
export function fill(ref: unknown, value: unknown): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) (ref as { current: unknown }).current = value;
}

export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  const { redraw } = root;
  useEffect(() => subscribe(redraw), [subscribe]);
  return read();
}

export const useId = (): string => {
  const of = root;
  return remember(() => `sg${(of.ids += 1)}`);
};

interface Context<Value> {
  (props: { value: Value; children?: unknown }): unknown;
  readonly Provider: Context<Value>;
  readonly initial: Value;
}

export function createContext<Value>(initial: Value): Context<Value> {
  // Each context is a component of its own, so that its place in the tree can be told from another's.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const provider = ({ children }: { children?: unknown }) => children;
  return Object.assign(provider, { initial, Provider: provider }) as unknown as Context<Value>;
}

export function useContext<Value>(context: Context<Value>): Value {
  for (let place: Place | undefined = drawn; place; place = place.parent) {
    if (place.type === context.Provider) return place.props['value'] as Value;
  }
  return context.initial;
}
