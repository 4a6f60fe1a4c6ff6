import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Bonjour, j'ai fait un dépôt de 25 000 sur votre numéro par erreur, renvoyez-moi mon argent svp.",
      "Slt je me suis trompé de numéro, j'ai envoyé 15000f chez toi, retourne-moi ça c'est pour mon enfant malade",
    ],
    en: [
      'Good day, I sent 200 cedis to your number by mistake, please send it back.',
      'Oga abeg na wrong number I transfer the money, return am',
    ],
  },
  absent: {
    fr: [
      "Transfert effectué par erreur ? Appelez le service client avec l'identifiant de la transaction.",
      "Tu m'as envoyé 2 000 de trop par erreur, je te renvoie ça ce soir.",
      'Erreur de numéro, désolé.',
    ],
    en: [
      'Sent money by mistake? Call customer care with your transaction ID.',
      'You paid me twice by mistake, I will send it back tonight.',
    ],
  },
};
