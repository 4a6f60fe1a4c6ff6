import { define } from '../element/define.ts';
import { ScamGuardSos } from '../widgets/sos/sos-element.tsx';

define({ 'scamguard-sos': ScamGuardSos });

export { ScamGuardSos };
