import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Ici la brigade cybercriminalité. Une plainte est déposée contre vous. Payez 150 000 par Mobile Money pour classer le dossier.',
      "Interpol : mandat d'arrêt contre vous, contactez le procureur sur WhatsApp.",
    ],
    en: [
      'This is the police, a warrant is out for your arrest. Pay the settlement today.',
      'Interpol officer here, you will be prosecuted unless you send 200 dollars.',
    ],
  },
  absent: {
    fr: [
      "Vous êtes prié de passer au commissariat lundi, muni de votre convocation. Police, à l'accueil.",
      'Mon oncle est gendarme, il a porté plainte contre le voisin.',
    ],
    en: [
      'You are invited to the police station on Monday, at the desk, with your ID.',
      'My uncle is a police officer, he arrested the thief.',
    ],
  },
};
