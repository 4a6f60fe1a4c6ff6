import type { IconDrawing } from '../../components/icon/index.ts';

/** One kind of thing that can be checked. */
export interface VerifyKind<Kind extends string = string> {
  readonly kind: Kind;
  /** The tab's word and icon. */
  readonly tab: string;
  readonly icon?: IconDrawing;
  /** Above the field. */
  readonly label: string;
  readonly placeholder?: string;
  /** In the help box. */
  readonly help: string;
  /** On the button: differs per kind. */
  readonly submit: string;
  /** Which field it is; `multiline` has six rows. */
  readonly input: 'url' | 'text' | 'tel' | 'multiline';
  /** Name of the field in a plain post. */
  readonly name: string;
  /** The address of a plain post, before or without scripts. */
  readonly action: string;
  readonly maxLength?: number;
}
