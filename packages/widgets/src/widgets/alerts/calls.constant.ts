import { PATHS } from '@scamguard/contracts/paths';

export default { currentAlerts: PATHS.currentAlerts.path, allAlerts: '/alerts' } as const;
