import { PATHS } from '@scamguard/contracts/paths';

export default { dailyTips: PATHS.dailyTips.path, allTips: '/daily-tip' } as const;
