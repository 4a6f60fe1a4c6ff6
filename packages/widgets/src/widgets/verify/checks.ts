import { type BodyOf, inTimeOrHere, wellFormed } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { CHECKS } from '@scamguard/contracts/checks';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import { isRefused, Refused } from '../../data/failures.ts';
import { ask, type Server } from '../../data/server.ts';
import type { Widget } from '../../element/widget.ts';
import { fetchEngine } from '../../later/in-package.ts';
import KINDS from './kinds.constant.ts';
import type { VerifyTexts } from './texts.ts';

/** What came of a check. */
export type Answer =
  | { readonly state: 'busy'; readonly value: string; readonly why?: undefined }
  /** `why`: the missing value, or the reason why this value was not judged. */
  | { readonly state: 'failed'; readonly value?: undefined; readonly why: string }
  | {
      readonly state: 'done';
      readonly value: string;
      readonly result: VerificationResult;
      /** It was told before, in another language. */
      readonly isTranslated: boolean;
      readonly why?: undefined;
    };

/** The typed and answered values, kind by kind. */
export interface Checked {
  readonly values: Readonly<Record<ItemKind, string>>;
  readonly answers: Readonly<Partial<Record<ItemKind, Answer>>>;
  /** The open tab, once one was chosen. */
  readonly kind?: ItemKind;
}

/** The checker that answers: the server, or without one the engine in this browser. */
export interface Asked extends Pick<Widget<unknown>, 'server' | 'emit' | 'fail'> {
  readonly texts: Pick<VerifyTexts, 'missing' | 'failed'>;
}

/** Keeps what a widget was told and what it found out. In memory only, and only as long as the page. */
export function createChecks(asked: () => Asked, onChange: () => void) {
  let now: Checked = { values: { link: '', number: '', profile: '', conversation: '' }, answers: {} };
  const change = (next: Partial<Checked>) => {
    now = { ...now, ...next };
    onChange();
  };
  const answer = (kind: ItemKind, is: Answer | undefined) =>
    change({ answers: { ...now.answers, [kind]: is } });

  const check = async (
    kind: ItemKind,
    value: string,
    isTranslated = false,
  ): Promise<VerificationResult | undefined> => {
    const { server, emit, fail, texts } = asked();
    const busy: Answer = { state: 'busy', value };
    answer(kind, busy);
    /** Unless something else is checked by now. */
    const tell = (is: Answer) => now.answers[kind] === busy && answer(kind, is);
    try {
      const result = await assess(kind, value, server);
      if (result.isUnreadable) throw new Refused(result.reasons[0]);
      tell({ state: 'done', value, result, isTranslated });
      const { verdict, riskLevel, offline } = result;
      if (!isTranslated) emit('scamguard-result', { type: 'verdict', kind, verdict, riskLevel, offline });
      return result;
    } catch (error) {
      tell({ state: 'failed', why: fail(error, texts.failed) });
      return undefined;
    }
  };

  return {
    read: () => now,
    open: (kind: ItemKind) => change({ kind }),
    type(kind: ItemKind, value: string) {
      // A mistake of the last value is not shown for another value.
      if (now.answers[kind]?.why) answer(kind, undefined);
      change({ values: { ...now.values, [kind]: value } });
    },

    /** Checks what was typed. @returns the result, or undefined when there is none: then the answer says why. */
    async check(kind: ItemKind) {
      const value = now.values[kind].trim();
      if (value) return check(kind, value);
      answer(kind, { state: 'failed', why: asked().texts.missing });
      return undefined;
    },

    /** Another language is spoken from now on: what was answered is asked again, and mistakes are gone. */
    translate() {
      const { answers } = now;
      now = { ...now, answers: {} };
      for (const [kind, told] of Object.entries(answers) as [ItemKind, Answer | undefined][])
        if (told?.value) void check(kind, told.value, true);
    },
  };
}

/** Asks the server. If none answers, it asks the engine, which is fetched then. */
function assess(kind: ItemKind, value: string, server: Server): Promise<VerificationResult> {
  const { address, name } = KINDS[kind];
  const body = { [name]: wellFormed(value) } as BodyOf<(typeof CHECKS)[ItemKind]['call']>;
  return inTimeOrHere(
    // Without its writer's id a conversation is assessed at once.
    () => ask(server, address, body) as Promise<VerificationResult>,
    async () => (await fetchEngine()).assessOffline(kind, value, server.language),
    isRefused,
  );
}
