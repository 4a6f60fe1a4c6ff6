import type { Contact } from './contact.ts';
import { USES } from './uses.ts';

/** Services that work from every country. */
export const EVERYWHERE: readonly Contact[] = [
  {
    name: 'Wave',
    purpose: 'operator',
    kind: 'web',
    value: 'https://www.wave.com/fr/complaints-policy',
    use: USES.complain,
    status: 'verified',
    checkedAt: '2026-11-23',
    sources: ['https://www-preview.wave.com/fr/complaints-policy'],
    operators: ['wave'],
    isFree: true,
  },
  {
    name: 'Find A Helpline',
    purpose: 'crisis',
    kind: 'web',
    value: 'https://findahelpline.com',
    use: USES.lines,
    status: 'multi-repo',
    checkedAt: '2026-11-23',
    sources: [],
    unnamedSources: 3,
    isFree: true,
  },
  {
    name: 'Take It Down (NCMEC) – images prises avant 18 ans',
    purpose: 'image',
    kind: 'web',
    value: 'https://takeitdown.ncmec.org',
    use: USES.image18,
    status: 'multi-repo',
    checkedAt: '2026-11-23',
    sources: [],
    unnamedSources: 4,
    isFree: true,
  },
  {
    name: 'StopNCII.org – images intimes, adultes',
    purpose: 'image',
    kind: 'web',
    value: 'https://stopncii.org',
    use: USES.image,
    status: 'multi-repo',
    checkedAt: '2026-11-23',
    sources: [],
    unnamedSources: 4,
    isFree: true,
  },
];
