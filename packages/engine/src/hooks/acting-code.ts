import { actingCodeIn } from '../everyday/menu-codes.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';

/** A code to dial that holds a number or an amount: it sends money, or somebody's calls, at once. A code of a menu does nothing by itself. */
export const actingCode: HookDetector = ({ text, findings }) =>
  actingCodeIn(text)?.span ?? seenBy(findings, 'guided-dialling');
