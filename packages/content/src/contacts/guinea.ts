import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

export const GUINEA: readonly Contact[] = [
  {
    name: 'MTN MoMo',
    purpose: 'menu',
    kind: 'ussd',
    value: '*440#',
    use: USES.menu,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: ['https://mtn.com.gn/depot-et-retrait'],
    operators: ['mtn'],
  },
];
