import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'De : Direction <directeur@sotrapal.bj>\nRépondre à : directeur.sotrapal@gmail.com\n\nFaites un virement urgent de 3 000 000 FCFA, n’en parlez à personne.',
    ],
    en: [
      'From: Human Resources <jobs@shell.com>\nReply-To: shell.recruit@outlook.com\n\nYou are hired. Pay the visa fee of 300 dollars today.',
    ],
  },
  absent: {
    fr: [
      'De : Awa <awa@gmail.com>\nRépondre à : awa.kouassi@yahoo.fr\n\nÀ demain au marché.',
      'De : Ecole <info@ecole.bj>\nRépondre à : secretariat@ecole.bj\n\nLa réunion des parents est samedi.',
    ],
    en: [
      'From: School <news@school.example>\nReply-To: office@school.example\n\nThe meeting is on Saturday.',
      'From: Ama <ama@gmail.com>\nReply-To: ama2@gmail.com\n\nSee you at church.',
    ],
  },
};
