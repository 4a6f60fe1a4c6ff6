import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Composez *880*1*0197123456*50000# pour annuler le retrait frauduleux.',
      'Restez en ligne, je vais vous guider : tapez ce que je vous dis.',
      'Tapez **21*0197123456# pour réparer votre réseau.',
    ],
    en: ['Dial *21*0244123456# to fix your network.', 'Stay on the line, dial what I tell you.'],
  },
  absent: {
    fr: ['Composez *880# pour consulter votre solde.', 'Pour acheter un forfait, tapez *144#.'],
    en: ['Dial *124# to check your balance.', 'Press 1 to speak to an agent.'],
  },
};
