import type { ScamKind } from '../kinds.ts';
import { type ExposureId, OF_RECOVERER } from '../losses.ts';
import type { CaseState } from '../state.ts';
import type { ActionId } from './action-ids.ts';

/** Paid by card, to a bank's account or by transfer. */
const BY_BANK: ReadonlySet<ScamKind> = new Set(['card_data']);

/** What to do first for what is gone, by the kind of scam, by what holds the money, and by how long ago it was. */
export function ordersForLoss(
  id: ExposureId,
  { wallet, facts, since }: Pick<CaseState, 'wallet' | 'facts' | 'since'>,
  kind: ScamKind,
): readonly ActionId[] {
  switch (id) {
    case 'money':
      if (kind === 'recovery' && facts.some((fact) => OF_RECOVERER.has(fact)))
        return ['refuse-recovery', 'do-not-pay-more'];
      // After weeks nobody can block it any more.
      if (since === 'long') return ['go-to-police', 'do-not-pay-more'];
      return [whoBlocks(wallet, kind), 'do-not-pay-more'];
    case 'code':
      // A PIN opens a wallet, and no account of WhatsApp.
      if (kind === 'account_takeover' && !facts.includes('done:pin'))
        return ['secure-account', 'warn-contacts'];
      // Who has the number gets the new code too, and a bank's code is not in the operator's menu.
      if (facts.includes('true:sim-dead') || kind === 'sim_swap') return ['go-to-operator', 'call-operator'];
      if (wallet === 'bank') return ['call-bank', 'do-not-share-code'];
      return facts.includes('done:card') || BY_BANK.has(kind)
        ? ['call-bank', 'change-code']
        : ['change-code', 'call-operator'];
    case 'account':
      return facts.includes('true:sim-dead') || kind === 'sim_swap'
        ? ['go-to-operator', 'change-code']
        : ['secure-account', 'warn-contacts'];
    case 'app':
      return ['remove-app', 'change-code'];
    case 'papers':
      return ['watch-papers'];
    case 'image':
      return ['do-not-give-in', 'report-images'];
  }
}

/** Who can still stop money that went this way. Nobody can stop cash. */
export function whoBlocks(wallet: CaseState['wallet'], kind: ScamKind): ActionId {
  switch (wallet) {
    case 'bank':
      return 'call-bank';
    case 'agency':
      return 'call-agency';
    case 'voucher':
      return 'block-vouchers';
    case 'cash':
      return 'go-to-police';
    default:
      return BY_BANK.has(kind) ? 'call-bank' : 'call-operator';
  }
}
