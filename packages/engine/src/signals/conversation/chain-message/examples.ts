import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Forfait gratuit pour tous ! Partagez ce message à 10 contacts pour en profiter : http://forfait-offert.top',
      'Invitez 3 amis et retirez votre cadeau.',
    ],
    en: [
      'Free data! Forward this to 10 friends to claim it: http://free-data.top',
      'Invite 3 friends, invite friends and claim your reward.',
    ],
  },
  absent: {
    fr: ['Partage avec ta soeur, il y a assez de gâteau.', 'Transfère-moi la photo de classe.'],
    en: ['Share the cake with your sister.', 'Forward me the class photo.'],
  },
};
