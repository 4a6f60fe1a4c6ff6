import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Investissez 10 000 F et recevez 50 000 F garantis en 24h.',
      'Placement sans risque : 30% par semaine, paiement direct.',
      'Doublez votre argent, gain sûr et certain, écrivez-moi.',
    ],
    en: [
      'Invest 100 and earn 500 guaranteed within 24 hours.',
      'Our forex platform pays 10% daily, start today.',
      'Double your money, no risk, sure profit.',
    ],
  },
  absent: {
    fr: [
      "Le taux d'intérêt de votre épargne est de 3,5 % par an.",
      'Méfiez-vous des placements aux gains garantis : ce sont des arnaques.',
      'Notre tontine se réunit dimanche, chacun apporte sa part.',
      "Un placement en actions peut gagner ou perdre, rien n'est garanti.",
    ],
    en: [
      'Your savings account earns 4% interest per year.',
      'Beware of anyone promising guaranteed profit, it is a scam.',
      'Our susu group meets on Sunday.',
      'Shares can gain or lose value, nothing is guaranteed.',
    ],
  },
};
