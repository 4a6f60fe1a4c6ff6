import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

export const NIGER: readonly Contact[] = [
  {
    name: 'Police',
    purpose: 'police',
    kind: 'phone',
    value: '17',
    use: USES.police,
    status: 'multi-repo',
    checkedAt: '2026-11-23',
    sources: ['https://github.com/google/libphonenumber'],
    unnamedSources: 2,
    isFree: true,
  },
];
