import type { Standing } from '../standing.ts';
import { type CaseState, PICKUP_TOLD } from '../state.ts';
import type { ActionId } from './action-ids.ts';
import { GO_ON } from './against.ts';
import { isSeller } from './fitting.ts';

/**
 * How an honest matter goes on. A courier's code is given at the door. An operator that wants papers, or would cut the line, is gone to; of its other
 * messages nothing follows.
 */
export function goOn(
  { facts, said }: Pick<CaseState, 'facts' | 'said'>,
  { honestKind }: Pick<Standing, 'honestKind'>,
): ActionId {
  if (isSeller(facts)) return 'keep-the-goods';
  const isOfCourier = facts.includes('says:is-courier') || said.includes(PICKUP_TOLD);
  if (honestKind === 'honest_code' && isOfCourier) return 'code-on-delivery';
  const isOfOffice = facts.includes('asked:papers') || facts.includes('says:block');
  return honestKind === 'honest_operator' && isOfOffice ? 'go-on-with-office' : GO_ON[honestKind];
}
