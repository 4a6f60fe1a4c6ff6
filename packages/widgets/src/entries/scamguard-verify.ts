import { define } from '../element/define.ts';
import { ScamGuardVerify } from '../widgets/verify/verify-element.tsx';

define({ 'scamguard-verify': ScamGuardVerify });

export { ScamGuardVerify };
