import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ['https://csirt.gouv.bj/', 'https://www.gouv.bj', 'www.csa.gov.gh/report', 'https://nccc.npf.gov.ng'],
  absent: ['https://gouv-bj.com/aide', 'http://gouv.bj.aide-sociale.top', 'https://www.service-public.bj/'],
};
