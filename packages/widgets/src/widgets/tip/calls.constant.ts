import { addressOf } from '@scamguard/client';

export default { dailyTips: addressOf('dailyTips'), allTips: '/daily-tip' } as const;
