/**
 * ScamGuard's widgets as custom elements. Importing this module defines all of them; `@scamguard/widgets/verify` and its like
 * define one. In a page without a bundler, a script tag does the same, see the README.
 */

/** What can be checked. */
export type ItemKind = 'link' | 'number' | 'profile' | 'conversation';

/**
 * `safe`: positive proof. `unknown`: nothing suspicious was found, which proves nothing. `caution`: a risk of 33 up to below 66.
 * `danger`: 66 and above.
 */
export type Verdict = 'safe' | 'unknown' | 'caution' | 'danger';

/** What a value was taken for: a message in the field for numbers is a `conversation`; `several`: it holds several things. */
export type ReadAs = ItemKind | 'several';

/** What was found out about something that was checked. */
export interface CheckResult {
  readonly verdict: Verdict;
  /** 0 to 100. */
  readonly riskLevel: number;
  /** Whether the verdict is `safe`. False for `unknown`: finding nothing proves nothing. */
  readonly isSafe: boolean;
  /** One or two sentences for the visitor. */
  readonly analysis: string;
  readonly reasons: readonly string[];
  readonly recommendations: readonly string[];
  readonly readAs?: ReadAs;
  /** True when no server had a part in the answer. */
  readonly offline: boolean;
}

/** Detail of `scamguard-result`: what came out, never what was typed. */
export type ResultDetail =
  | {
      readonly type: 'verdict';
      readonly kind: ItemKind;
      readonly verdict: Verdict;
      readonly riskLevel: number;
      readonly offline: boolean;
    }
  | { readonly type: 'report' };

/** Events of every element; they bubble. */
export interface ScamGuardEventMap {
  'scamguard-ready': CustomEvent<{ readonly element: string }>;
  'scamguard-result': CustomEvent<ResultDetail>;
  /** `refused`: the server said no, e.g. to a value that is too long. `unavailable`: nobody answered. */
  'scamguard-error': CustomEvent<{ readonly code: 'refused' | 'unavailable' }>;
}

/** What all elements have; every property is an attribute too. */
export interface ScamGuardElement extends HTMLElement {
  /** `light` unless given; `auto` follows the visitor's device. */
  theme: 'light' | 'dark' | 'auto' | 'contrast' | null;
  size: 'small' | 'large' | null;
  /** Address of the server; that of the script unless given. */
  api: string | null;
  /** Your key, where the server's operator has given you one. Attribute `partner-key`. */
  partnerKey: string | null;
  /** ISO 3166-1 code of the visitors' country, for contacts and regions. */
  country: string | null;
  /** Of `scamguard-verify`: the kinds that can be checked, in their order, e.g. `number link`. */
  kinds: string | null;
  addEventListener<Name extends keyof ScamGuardEventMap>(
    type: Name,
    listener: (this: this, event: ScamGuardEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface ScamGuardVerify extends ScamGuardElement {
  /** Checks something as if the visitor had typed it; undefined where there is no answer, which the element says itself. */
  check(value: string, kind?: ItemKind): Promise<CheckResult | undefined>;
}

export interface ScamGuardAssistant extends ScamGuardElement {
  open(): void;
  close(): void;
}

export type ScamGuardAlerts = ScamGuardElement;
export type ScamGuardTip = ScamGuardElement;
export type ScamGuardReport = ScamGuardElement;
export type ScamGuardSos = ScamGuardElement;

export declare const ScamGuardVerify: new () => ScamGuardVerify;
export declare const ScamGuardAssistant: new () => ScamGuardAssistant;
export declare const ScamGuardAlerts: new () => ScamGuardAlerts;
export declare const ScamGuardTip: new () => ScamGuardTip;
export declare const ScamGuardReport: new () => ScamGuardReport;
export declare const ScamGuardSos: new () => ScamGuardSos;

declare global {
  interface HTMLElementTagNameMap {
    'scamguard-verify': ScamGuardVerify;
    'scamguard-assistant': ScamGuardAssistant;
    'scamguard-alerts': ScamGuardAlerts;
    'scamguard-tip': ScamGuardTip;
    'scamguard-report': ScamGuardReport;
    'scamguard-sos': ScamGuardSos;
  }
}
