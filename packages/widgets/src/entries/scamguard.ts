export { ScamGuardAlerts } from './scamguard-alerts.ts';
export { ScamGuardAssistant } from './scamguard-assistant.ts';
export { ScamGuardReport } from './scamguard-report.ts';
export { ScamGuardSos } from './scamguard-sos.ts';
export { ScamGuardTip } from './scamguard-tip.ts';
export { ScamGuardVerify } from './scamguard-verify.ts';
