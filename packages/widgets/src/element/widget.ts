import type { Server } from '../data/server.ts';
import type { AnswerLanguage, WidgetLanguage } from '../language/languages.ts';

/** The events of a widget, for the page around it. They never hold what a visitor typed or was shown. */
export interface WidgetEvents {
  /** It stands on the page. */
  'scamguard-ready': { readonly element: string };
  /** Something was checked, or a report was stored. */
  'scamguard-result': ResultDetail;
  'scamguard-error': { readonly code: 'refused' | 'unavailable' };
}

export type ResultDetail =
  | {
      readonly type: 'verdict';
      readonly kind: 'link' | 'number' | 'profile' | 'conversation';
      readonly verdict: 'safe' | 'unknown' | 'caution' | 'danger';
      /** 0 to 100. */
      readonly riskLevel: number;
      /** Whether the visitor's own device gave the verdict, because no server answered. */
      readonly offline: boolean;
    }
  | { readonly type: 'report' };

/** Tells the page. */
export type Emit = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;

/**
 * Tells the page that something failed.
 *
 * @param sentence what failed, for the visitor.
 * @returns the same with its cause; a refusal in the server's own words.
 */
export type Fail = (error: unknown, sentence: string) => string;

/** What a view is drawn from. */
export interface Widget<Texts> {
  /** The language of its texts, as far as they are translated. */
  readonly chosen: WidgetLanguage;
  /** What everything else is in. */
  readonly language: AnswerLanguage;
  readonly texts: Texts;
  readonly server: Server;
  readonly emit: Emit;
  readonly fail: Fail;
  readonly attribute: (name: string) => string | null;
}
