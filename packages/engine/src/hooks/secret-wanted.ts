import { namesCaller } from '../everyday/spoken.ts';
import { demand } from '../text/matching.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';
import { outsideLink } from './outside-link.ts';

/** How far a secret stands from the verb that asks for it. */
const REACH = 10;

/** A code, a password or papers that the reader is to give away. A secret that is typed where nobody leads
 * the reader stays in the operator's own menu. */
export const secretWanted: HookDetector = ({ text, findings }) =>
  seenBy(findings, 'asks-secret-code', 'asks-identity') ??
  demand(text, 'tell', 'secret', REACH) ??
  demand(text, 'tell', 'papers', REACH) ??
  (outsideLink({ text, findings }) || namesCaller(text) ? demand(text, 'type', 'secret', REACH) : undefined);
