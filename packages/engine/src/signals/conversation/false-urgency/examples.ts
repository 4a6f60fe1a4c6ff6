import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      "Envoyez l'argent immédiatement, c'est urgent.",
      'Cliquez dans les 24 heures sinon votre compte expire : http://compte-valide.info',
    ],
    en: [
      'Send the money right now, it is urgent.',
      'Click within 24 hours to keep your account: http://keep-account.info',
    ],
  },
  absent: {
    fr: ["Le bébé arrive, c'est urgent, viens à la maternité !", 'Rien ne presse, on en parle demain.'],
    en: ['Call grandma, it is urgent.', 'No hurry, we will talk tomorrow.'],
  },
};
