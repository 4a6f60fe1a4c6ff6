import { define } from '../element/define.ts';
import { ScamGuardAlerts } from '../widgets/alerts/alerts-element.tsx';

define({ 'scamguard-alerts': ScamGuardAlerts });

export { ScamGuardAlerts };
