import { RISK_INTERVIEW, WARNINGS } from '../knowledge/source.ts';
import type { AdviceId } from '../signals/advice.ts';
import type { HookId } from '../signals/hook-ids.ts';
import type { SignalId } from '../signals/index.ts';
import type { Definition } from '../signals/signal.ts';

/** How a hook is told. */
interface ToldHook {
  readonly definition: Definition<HookId, 'conversation'>;
  /** Signals whose sentences say it already. */
  readonly sayTheSame: readonly SignalId[];
}

function told(id: HookId, advice: readonly AdviceId[], sayTheSame: readonly SignalId[] = []): ToldHook {
  const sources = [RISK_INTERVIEW, WARNINGS];
  return {
    definition: { id, kinds: ['conversation'], weight: 0, level: 'caution', advice, sources },
    sayTheSame,
  };
}

/** The definition of each hook, with what to do about it. */
export const HOOKS: Readonly<Record<HookId, ToldHook>> = {
  'hook-secret': told('hook-secret', ['do-not-share-code', 'do-not-share-identity'], ['asks-secret-code']),
  'hook-code': told('hook-code', ['do-not-dial', 'do-not-share-code'], ['guided-dialling']),
  'hook-app': told('hook-app', ['do-not-install'], ['remote-app']),
  'hook-money': told(
    'hook-money',
    ['do-not-pay-first', 'ask-someone-trusted'],
    ['payment-first', 'wrong-transfer', 'plea-for-money', 'deposit-unseen', 'voucher-demand'],
  ),
  'hook-link': told(
    'hook-link',
    ['do-not-open', 'type-address-yourself'],
    ['link-to-follow', 'brand-with-strange-link'],
  ),
  'hook-number': told('hook-number', ['call-known-number', 'do-not-call-back']),
  'hook-talk': told('hook-talk', ['ask-someone-trusted', 'stop-answering'], ['other-channel']),
};
