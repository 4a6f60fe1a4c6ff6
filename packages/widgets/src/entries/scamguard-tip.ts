import { define } from '../element/define.ts';
import { ScamGuardTip } from '../widgets/tip/tip-element.tsx';

define({ 'scamguard-tip': ScamGuardTip });

export { ScamGuardTip };
