import type { KnownExamples } from '../../signal.ts';

export const examples: KnownExamples = {
  seen: [{ leadsTo: 'https://boutique-adjovi.com/offre' }, { leadsTo: 'http://mtn-bj.example/' }],
  absent: [{}, { leadsTo: '' }, { registeredDays: 3 }],
};
