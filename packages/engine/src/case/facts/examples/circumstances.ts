import type { FactExamples } from './examples.ts';

/** How people tell how things stand. Own sentences, none from any collection. */
export const CIRCUMSTANCE_EXAMPLES: FactExamples = {
  'true:stranger': {
    fires: [
      "un inconnu m'a écrit hier",
      'kelkun ma appele je le connais pas',
      'some man called me this morning',
      'I saw the phone on Facebook',
    ],
    silent: ['mon frère me demande 5000', 'our treasurer announced it'],
  },
  'not:stranger': { fires: ["personne ne m'a appelé", 'nobody called me'], silent: ['un homme a appelé'] },
  'true:taken': {
    fires: [
      'mon argent a disparu de mon momo',
      'mon flooz est vidé ce matin',
      'on a coupé 40 000 sur mon compte sans mon accord',
      'someone has emptied my momo',
      'my float is gone',
      'i check my balance, money don comot',
    ],
    silent: [
      "j'ai envoyé 50 000 à mon frère",
      'mon forfait est fini',
      'I paid the rent',
      'le vendeur a disparu',
      'mon compte whatsapp a disparu',
    ],
  },
  'true:official-payee': {
    fires: [
      "j'ai payé à la caisse de l'hôpital",
      'on paie au guichet de la mairie',
      'I paid at the bank',
      'we deposited it at the bursary',
    ],
    silent: [
      "il veut l'argent ce soir",
      'my brother needs money',
      'on ne paie pas à la caisse du lycée',
      'the bank teller called me',
      'le compte bancaire du monsieur',
    ],
  },
  'not:official-payee': {
    fires: [
      "je dois l'envoyer sur son numéro",
      'il demande 7500 sur son propre compte',
      'send it to his momo',
      'he gave me a personal account',
      'on ne paie pas à la caisse du lycée',
    ],
    silent: [
      "j'ai appelé son numéro",
      'his phone is off',
      'on paie à la caisse',
      "je l'ai appelé sur son numéro habituel",
      "il m'a appelé sur un numéro MTN",
    ],
  },
  'true:known-sender': {
    fires: [
      'on se connait depuis 10 ans',
      'notre trésorière envoie ça chaque mois',
      'it is the number that I saved',
      'our pastor asked us every month',
    ],
    silent: ['un inconnu demande 5000', 'somebody texted me'],
  },
  'true:met': {
    fires: [
      "je l'ai rencontré en personne",
      'il était devant moi',
      'I met him face to face',
      'we signed in his office',
    ],
    silent: ['je lui ai parlé sur WhatsApp'],
  },
  'not:met': {
    fires: ["je ne l'ai jamais vu", 'on parle sans se voir', 'we have never met', 'I have never seen her'],
    silent: ['je le vois chaque jour'],
  },
  'true:verified': {
    fires: [
      "j'ai rappelé sur son ancien numéro",
      "je suis allé à l'agence",
      'I called my brother and he said yes',
      'I went to the branch',
      "j'ai appelé ma banque au numéro sur ma carte",
    ],
    silent: [
      'je ne sais pas si c’est vrai',
      'he called me twice',
      "j'ai appelé le numéro qui est dans le sms, c'est le directeur même",
      "j'ai appelé le numéro qu'il m'a donné",
      'I called the number in the message and a woman confirmed',
      'I called their number',
    ],
  },
  'not:verified': {
    fires: [
      "je n'ai pas encore appelé mon oncle",
      'jai pas verifié',
      "I haven't checked",
      'I never called the bank',
    ],
    silent: ["j'ai appelé la banque"],
  },
  'true:balance-changed': {
    fires: [
      'mon solde a augmenté',
      "l'argent est bien là",
      'they debited 4000 and the money is gone',
      'my balance increased',
    ],
    silent: ["mon solde n'a pas changé"],
  },
  'not:balance-changed': {
    fires: [
      "mon solde n'a pas bougé",
      'rien est rentré',
      'my balance is still the same',
      'no money entered my wallet',
    ],
    silent: ['mon solde est monté'],
  },
  'true:receipt': {
    fires: [
      'il a donné un reçu avec cachet',
      "j'ai la quittance",
      'she gave me a receipt',
      'they wrote my name and stamped it',
    ],
    silent: ["j'ai reçu un appel"],
  },
  'not:receipt': {
    fires: ['il a pris sans reçu', 'they took it with no receipt'],
    silent: ['voici le reçu'],
  },
  'true:contract': {
    fires: ["j'ai signé un contrat", 'they gave me an offer letter'],
    silent: ["j'ai un contact"],
  },
  'not:contract': { fires: ['pas de contrat', 'there is no contract'], silent: ['le contrat est signé'] },
  'true:expected': {
    fires: [
      "c'est moi qui ai demandé",
      "j'ai postulé le mois passé",
      'I applied for it last month',
      'I ordered it myself',
      "j'ai demandé le code pour mon compte",
      'it was me on the new phone',
      'on attendait ce virement',
    ],
    silent: ["il m'a appelé hier", 'on me demande le code'],
  },
  'true:received': {
    fires: ['il m’a remboursé', 'le colis est bien arrivé', 'they paid me 5000', 'I received the goods'],
    silent: ["je n'ai rien reçu"],
  },
  'not:received': {
    fires: ["je n'ai rien reçu", "le colis n'est jamais arrivé", 'I never received anything', 'nothing came'],
    silent: ["j'ai reçu le colis"],
  },
  'true:urgency': {
    fires: [
      'il dit que c’est urgent',
      'avant minuit sinon ça ferme',
      'he says it is urgent',
      'before tonight or I lose it',
    ],
    silent: ['il a tout son temps'],
  },
  'true:on-phone': {
    fires: [
      'il est encore au téléphone avec moi',
      'je suis au téléphone',
      'he is still on the line',
      'she is calling me now',
    ],
    silent: ['mon téléphone est tombé'],
  },
  'true:at-counter': {
    fires: ['je suis au guichet', 'le client devant moi attend', 'I am at the counter', 'I dey my kiosk now'],
    silent: ['mon oncle habite loin'],
  },
  'true:child': {
    fires: ["j'ai 14 ans", 'je suis mineur', 'I am 15', 'I be 13 for this school'],
    silent: ["j'ai 41 ans", "j'ai 15 mille"],
  },
  'true:despair': {
    fires: ["j'ai envie de mourir", 'je veux en finir', 'I want to die', 'I go drink sniper'],
    silent: ['je suis fatigué du travail'],
  },
  'true:blocked-me': {
    fires: ["il m'a bloqué", 'son numéro ne passe plus', 'he blocked me', 'his phone is switched off'],
    silent: ['mon compte est bloqué'],
  },
  'true:sim-dead': {
    fires: [
      'plus de réseau sur ma puce',
      'aucun service depuis hier',
      'no network on my sim',
      'my line is dead',
    ],
    silent: ['le réseau est bon'],
  },
  'true:account-lost': {
    fires: [
      'on a piraté mon whatsapp',
      'mon facebook est hacké',
      'they hacked my whatsapp',
      'I am locked out of my account',
    ],
    silent: ['j’ai ouvert un compte'],
  },
  'true:withdrawal-blocked': {
    fires: [
      'je ne peux plus retirer',
      'mon retrait est bloqué',
      'I cannot withdraw',
      'they say pay before you withdraw',
    ],
    silent: ["j'ai retiré sans problème"],
  },
  'true:new-number': {
    fires: [
      'il écrit avec un nouveau numéro',
      'sa puce a changé de numéro',
      'she has a new number',
      'he wrote from another number',
    ],
    silent: ['il a appelé de son numéro'],
  },
  'true:foreign-number': {
    fires: ['un +44 a écrit', 'the number is +86'],
    silent: ['le 97 00 00 00 a écrit'],
  },
  'true:price-low': {
    fires: ['le prix est trop bas', 'c’est moins cher que partout', 'it is too cheap'],
    silent: ['le prix est normal'],
  },
};
