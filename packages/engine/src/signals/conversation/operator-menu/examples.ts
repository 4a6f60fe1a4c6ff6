import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Achetez votre forfait du week-end en composant *880#.',
      'Consultez votre solde Flooz au *155*6#.',
      'Recevez jusqu’à 5 Go : tapez *126*1# avant dimanche.',
    ],
    en: ['Dial *126*6# to see your last five transactions.', 'To block your OPay account, dial *955*131#.'],
  },
  absent: {
    fr: ['Composez *880*1*0197123456*50000# pour annuler le retrait.', 'Le code du portail est 4417.'],
    en: ['Dial *126*1*677123456*20000# to get your bonus.', 'Dial *9999# to check it.'],
  },
};
