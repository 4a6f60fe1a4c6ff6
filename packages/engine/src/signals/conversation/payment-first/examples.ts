import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Votre prêt de 2 000 000 est accordé. Envoyez 35 000 F de frais de dossier pour débloquer les fonds.',
      'Vous êtes recruté ! Payez la caution de 20 000 avant de commencer.',
      'Votre colis est à la douane, réglez la taxe de 12 500 pour recevoir votre livraison.',
    ],
    en: [
      'Your loan is approved. Pay a processing fee of 5,000 before we release it.',
      'You won the draw, send the clearance fee to claim your prize.',
      'Congratulations on the job, kindly pay 3000 naira for registration form first.',
    ],
  },
  absent: {
    fr: [
      'Vous avez demandé un prêt de 500 F. Vous serez débité de 15 % de frais lors du remboursement.',
      'La livraison de votre commande coûte 1 000 F, payez à la livraison.',
      "L'inscription au concours est gratuite, aucun frais pour le dossier de bourse.",
      "Payez les frais de scolarité à la caisse de l'école avant le 30.",
      'Ton colis est dans le car de 14 h, le transport est déjà payé, présente seulement ta carte.',
      'Travail au champ samedi : on te paie le transport et le repas, viens à 7 h.',
    ],
    en: [
      'Your parcel has arrived, pay the 500 naira delivery fee to the rider.',
      'The job interview is free of charge, no fee at any stage.',
      'School fees for term two can be paid at the bursary.',
      'Your parcel is at the station, the delivery fee has been paid by the sender.',
    ],
  },
};
