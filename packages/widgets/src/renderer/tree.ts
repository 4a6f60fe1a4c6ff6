/** What JSX gives: what to draw, not yet drawn. The shape is React's, so that `@scamguard/ui` compiles against it unchanged. */
export interface Drawing {
  readonly type: string | Component | typeof Fragment;
  readonly props: Props;
  readonly key: unknown;
}

export type Component = (props: never) => unknown;
export type Props = Readonly<Record<string, unknown>>;

export const Fragment = Symbol('fragment');

/** The type of words and figures. */
export const TEXT = Symbol('text');

/** One place in the tree: what was drawn there last, and what a component remembers between two drawings. */
export interface Place {
  readonly type: Drawing['type'] | typeof TEXT;
  readonly key: unknown;
  readonly parent: Place | undefined;
  props: Props;
  /** The node of an element or a text; components and fragments have none of their own. */
  node: Element | Text | undefined;
  children: Place[];
  /** What each hook of a component keeps, in the order of their calls. */
  readonly memory: unknown[];
}

/** What an application is drawn into, and drawn anew as a whole when anything in it changes. */
export interface Root {
  readonly redraw: () => void;
  /** Effects of this drawing, run once it stands in the document. */
  readonly effects: (() => void)[];
  ids: number;
}
