import type { Verdict } from '@scamguard/engine';
import type { AnswerLanguage } from '../../http/languages.ts';

/** What the screens of a dialled menu say. Each fits 182 letters together with its keys. */
export interface UssdWording {
  /** Above the keys of the menu. */
  readonly never: string;
  /** Behind the keys 1 to 5. */
  readonly menu: readonly [sent: string, code: string, number: string, onThePhone: string, other: string];
  /** Behind the key 0. */
  readonly language: string;
  /** What the mark behind words of a language says that nobody has reviewed. */
  readonly unreviewed: string;
  readonly back: string;
  readonly sent: string;
  /** Beside the operators of the country. */
  readonly bank: string;
  readonly other: string;
  readonly mobileMoney: string;
  readonly sentNext: Readonly<Record<'mobile' | 'bank' | 'other', string>>;
  readonly code: string;
  readonly codeGiven: string;
  readonly codeKept: string;
  /** The figures of a bank card are not changed in a menu: the bank blocks them. */
  readonly cardGiven: string;
  readonly number: string;
  readonly numberAgain: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly reports: (count: number) => string;
  readonly onThePhone: string;
  readonly hungUp: string;
  /** What nobody does, and the other scams by their keys. */
  readonly scams: string;
  /** Behind the keys 1 to 4 of the other scams. */
  readonly scamsNext: readonly [payFirst: string, sentByMistake: string, threat: string, counter: string];
  readonly smsFollows: string;
  /** The steps, by text message. */
  readonly stepsSent: string;
  readonly stepsCode: string;
  readonly stepsCard: string;
}

const fr: UssdWording = {
  never: 'ScamGuard ne demande jamais de code.',
  menu: [
    "J'ai envoyé l'argent",
    'On me demande un code',
    'Vérifier un numéro',
    "On m'appelle maintenant",
    'Autre arnaque',
  ],
  language: 'Langue',
  unreviewed: 'non relu, puis français ou anglais',
  back: '00 Menu',
  sent: "Appelez tout de suite votre opérateur ou banque : faites bloquer l'envoi.\nPayé par ?",
  bank: 'Banque',
  other: 'Autre',
  mobileMoney: 'Mobile money',
  sentNext: {
    mobile:
      "Donnez montant, heure, numéro et référence. Demandez de bloquer le compte d'arrivée. Ne payez plus rien.",
    bank: "Demandez à la banque de rappeler le virement et de bloquer la carte. Gardez l'heure de l'appel. Ne payez plus rien.",
    other:
      'Gardez reçu, numéro et messages. Allez au point où vous avez payé, puis à la police. Ne payez plus rien.',
  },
  code: "Ne donnez aucun code. Raccrochez. Ni agent ni banque n'en a besoin.\nDéjà donné ?\n1 Oui, un code\n2 Oui, ma carte de banque\n3 Non",
  codeGiven:
    'Changez ce code maintenant par le menu de votre opérateur. Puis appelez son service client : faites bloquer le compte.',
  codeKept: 'Bien. Bloquez ce numéro. Si on insiste, appelez votre opérateur au numéro que vous connaissez.',
  cardGiven:
    "Appelez votre banque maintenant par son numéro officiel : faites bloquer la carte et le paiement. Notez l'heure.",
  number: 'Tapez le numéro à vérifier :',
  numberAgain: "Ce n'est pas un numéro de téléphone. Tapez-le encore :",
  verdicts: {
    danger: "Danger. N'envoyez rien, ne donnez aucun code.",
    caution: "Prudence. N'envoyez rien avant d'avoir vérifié par un autre chemin.",
    unknown: "Rien de connu sur ce numéro. Cela ne prouve rien : n'envoyez rien et ne donnez aucun code.",
    safe: "Numéro officiel connu. Un appel peut l'imiter : rappelez-le vous-même. Ne donnez aucun code.",
  },
  reports: (count) => `Signalé par ${count} personne${count > 1 ? 's' : ''}.`,
  onThePhone:
    "Raccrochez maintenant. Vous en avez le droit.\nEst-ce parti ?\n1 De l'argent\n2 Un code\n3 Rien",
  hungUp: "Rappelez vous-même le numéro que vous connaissez. N'envoyez rien, ne donnez aucun code.",
  scams:
    'Ne payez rien, ne renvoyez rien, ne confirmez rien.\n1 Payer pour emploi, gain, colis\n2 Argent reçu par erreur\n3 Menace ou photos\n4 Client devant moi',
  scamsNext: [
    "Ne payez rien. Demandez à l'organisme lui-même : à son agence, ou par un numéro que vous cherchez vous-même.",
    "Ne renvoyez pas d'argent : c'est à l'expéditeur d'appeler son opérateur. Vérifiez vous-même votre solde.",
    "Moins de 18 ans : parlez-en aujourd'hui à un adulte de confiance. Ne payez pas et ne cédez pas : payer n'arrête jamais les menaces.",
    "Ne confirmez rien et ne donnez pas l'argent. Vérifiez d'abord votre solde vous-même. Un SMS peut être faux.",
  ],
  smsFollows: 'Un SMS suit.',
  stepsSent:
    "ScamGuard, une machine. 1 Appelez votre opérateur ou banque, faites bloquer. 2 Ne payez plus rien, à personne : qui promet de récupérer l'argent ment. 3 Gardez messages, heure, référence. 4 Portez plainte.",
  stepsCode:
    'ScamGuard, une machine. 1 Changez le code par le menu officiel. 2 Appelez votre opérateur, faites bloquer le compte. 3 Regardez votre solde. 4 Nous ne demandons jamais de code.',
  stepsCard:
    "ScamGuard, une machine. 1 Appelez votre banque, faites bloquer la carte. 2 Regardez votre compte. 3 Gardez les messages et l'heure. 4 Nous ne demandons jamais de code.",
};

const en: UssdWording = {
  never: 'ScamGuard never asks for a code.',
  menu: [
    'I sent the money',
    'Somebody wants a code',
    'Check a number',
    'They are calling me now',
    'Another scam',
  ],
  language: 'Language',
  unreviewed: 'not reviewed, then French or English',
  back: '00 Menu',
  sent: 'Call your operator or bank right now: have the transfer blocked.\nPaid by?',
  bank: 'Bank',
  other: 'Other',
  mobileMoney: 'Mobile money',
  sentNext: {
    mobile:
      'Give the amount, time, number and reference. Ask them to block the account that received it. Pay nothing more.',
    bank: 'Ask the bank to call the transfer back and to block the card. Note the time of your call. Pay nothing more.',
    other:
      'Keep the receipt, number and messages. Go to where you paid, then to the police. Pay nothing more.',
  },
  code: 'Give no code. Hang up. No agent and no bank needs it.\nAlready given?\n1 Yes, a code\n2 Yes, my bank card\n3 No',
  codeGiven:
    "Change that code now in your operator's menu. Then call customer service: have the account blocked.",
  codeKept: 'Good. Block this number. If they insist, call your operator yourself on the number you know.',
  cardGiven:
    'Call your bank now on its official number: have the card and the payment blocked. Note the time.',
  number: 'Type the number to check:',
  numberAgain: 'This is no phone number. Type it again:',
  verdicts: {
    danger: 'Danger. Send nothing, give no code.',
    caution: 'Be careful. Send nothing before you have checked another way.',
    unknown: 'Nothing is known of this number. That proves nothing: send nothing and give no code.',
    safe: 'A known official number. A call can imitate it: call it back yourself. Give no code.',
  },
  reports: (count) => `Reported by ${count} ${count > 1 ? 'people' : 'person'}.`,
  onThePhone: 'Hang up now. You are allowed to.\nIs something gone?\n1 Money\n2 A code\n3 Nothing',
  hungUp: 'Call back yourself on the number you know. Send nothing, give no code.',
  scams:
    'Pay nothing, send nothing back, confirm nothing.\n1 Pay for a job, prize, parcel\n2 Money sent by mistake\n3 Threat or pictures\n4 A client before me',
  scamsNext: [
    'Pay nothing. Ask the organisation itself: at its office, or by a number that you look up yourself.',
    'Send no money back: the sender must call their own operator. Check your balance yourself.',
    'Under 18: tell an adult you trust today. Do not pay and do not give in: paying never ends the threats.',
    'Confirm nothing and hand over no money. Check your balance yourself first. An SMS can be false.',
  ],
  smsFollows: 'An SMS follows.',
  stepsSent:
    'ScamGuard, a machine. 1 Call your operator or bank, have it blocked. 2 Pay nothing more to anybody: who promises to get the money back lies. 3 Keep messages, time, reference. 4 File a complaint.',
  stepsCode:
    'ScamGuard, a machine. 1 Change the code in the official menu. 2 Call your operator, have the account blocked. 3 Look at your balance. 4 We never ask for a code.',
  stepsCard:
    'ScamGuard, a machine. 1 Call your bank, have the card blocked. 2 Look at your account. 3 Keep the messages and the time. 4 We never ask for a code.',
};

const WORDS: Readonly<Record<AnswerLanguage, UssdWording>> = { fr, en };

export const ussdWords = (language: AnswerLanguage): UssdWording => WORDS[language];
