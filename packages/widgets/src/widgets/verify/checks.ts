import { type BodyOf, inTimeOrHere, wellFormed } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { CHECKS } from '@scamguard/contracts/checks';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import { ask, isRefused, Refused, type Server } from '../../data/server.ts';
import type { Emit } from '../../element/widget.ts';
import { fetchEngine } from '../../later/in-package.ts';
import KINDS from './kinds.constant.ts';
import type { VerifyTexts } from './texts.ts';

/** What came of a check. */
export type Answer =
  | { readonly state: 'busy'; readonly why?: undefined }
  /** `why`: the missing value, or the reason why this value was not judged. */
  | { readonly state: 'failed'; readonly why: string }
  | {
      readonly state: 'done';
      readonly value: string;
      readonly result: VerificationResult;
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
export interface Asked {
  readonly server: Server;
  readonly emit: Emit;
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

  return {
    read: () => now,
    open: (kind: ItemKind) => change({ kind }),
    type(kind: ItemKind, value: string) {
      // A mistake of the last value is not shown for another value.
      if (now.answers[kind]?.why) answer(kind, undefined);
      change({ values: { ...now.values, [kind]: value } });
    },

    /** Checks what was typed. @returns the result, or undefined when there is none: then the answer says why. */
    async check(kind: ItemKind): Promise<VerificationResult | undefined> {
      const value = now.values[kind].trim();
      const { server, emit, texts } = asked();
      if (!value) {
        answer(kind, { state: 'failed', why: texts.missing });
        return undefined;
      }
      answer(kind, { state: 'busy' });
      try {
        const result = await assess(kind, value, server);
        if (result.isUnreadable) throw new Refused(result.reasons[0]);
        answer(kind, { state: 'done', value, result });
        const { verdict, riskLevel, offline } = result;
        emit('scamguard-result', { type: 'verdict', kind, verdict, riskLevel, offline });
        return result;
      } catch (error) {
        const wasRefused = isRefused(error);
        answer(kind, { state: 'failed', why: (wasRefused && error.message) || texts.failed });
        emit('scamguard-error', { code: wasRefused ? 'refused' : 'unavailable' });
        return undefined;
      }
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
