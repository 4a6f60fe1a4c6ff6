import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

export const CAMEROON: readonly Contact[] = [
  {
    name: 'Police secours',
    purpose: 'police',
    kind: 'phone',
    value: '117',
    use: USES.police,
    status: 'multi-repo',
    checkedAt: '2026-11-23',
    sources: ['https://github.com/google/libphonenumber'],
    unnamedSources: 1,
    isFree: true,
  },
  {
    name: 'MTN MoMo',
    purpose: 'menu',
    kind: 'ussd',
    value: '*126#',
    use: USES.menu,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: [
      'https://fr.allafrica.com/stories/202509300387.html (*126*15#)',
      'https://github.com/netersoft/ussd-codes',
    ],
    operators: ['mtn'],
  },
];
