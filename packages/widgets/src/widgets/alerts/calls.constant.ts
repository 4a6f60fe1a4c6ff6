import { addressOf } from '@scamguard/client';

export default {
  currentAlerts: addressOf('currentAlerts'),
  allAlerts: '/alerts',
  everywhere: '/partout',
} as const;
