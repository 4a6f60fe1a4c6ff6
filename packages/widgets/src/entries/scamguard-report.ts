import { define } from '../element/define.ts';
import { ScamGuardReport } from '../widgets/report/report-element.tsx';

define({ 'scamguard-report': ScamGuardReport });

export { ScamGuardReport };
