import type { AnswerLanguage } from '../../http/languages.ts';

/** What a caller hears. The first action comes within fifteen seconds: nothing is said before it that could wait. */
export interface VoiceWording {
  readonly opening: string;
  readonly sent: string;
  readonly code: string;
  readonly hungUp: string;
  /** What nobody does, and the other scams by their keys. */
  readonly other: string;
  /** Behind the keys 1 to 4 of the other scams. */
  readonly otherNext: readonly [payFirst: string, sentByMistake: string, threat: string, counter: string];
  readonly call: (lines: readonly string[]) => string;
}

const fr: VoiceWording = {
  opening:
    "Ne donnez aucun code et n'envoyez rien. Ici Scam Gard, une machine, qui ne vous appelle jamais. Si de l'argent est parti, tapez 1. Si un code est parti, tapez 2. Si rien n'est parti, tapez 3. Pour une autre arnaque, tapez 4. For English, press 0.",
  sent: "Raccrochez et appelez tout de suite votre opérateur ou votre banque. Demandez de bloquer le compte qui a reçu l'argent. Donnez le montant, l'heure et le numéro. Ne payez plus rien à personne.",
  code: "Si c'est votre carte de banque, appelez tout de suite votre banque et faites bloquer la carte. Si c'est un code, changez ce code tout de suite par le menu officiel de votre opérateur, puis appelez son service client et faites bloquer le compte.",
  hungUp:
    "Raccrochez, et ne répondez plus à cette personne. Rappelez vous-même le numéro que vous connaissez. N'envoyez rien et ne donnez aucun code.",
  other:
    "Ne payez rien, ne renvoyez rien et ne confirmez rien. S'il faut payer pour un emploi, un gain ou un colis, tapez 1. Si on vous a envoyé de l'argent par erreur, tapez 2. Si on vous menace, tapez 3. Si un client attend devant vous, tapez 4.",
  otherNext: [
    "Ne payez rien. Demandez à l'organisme lui-même, à son agence ou au numéro écrit sur un papier officiel.",
    "Ne renvoyez pas d'argent : c'est à l'expéditeur d'appeler son opérateur. Vérifiez vous-même votre solde.",
    "Si vous avez moins de 18 ans, parlez-en aujourd'hui à un adulte de confiance. Ne payez pas et ne cédez pas : payer n'arrête jamais les menaces. Vous n'êtes coupable de rien.",
    "Ne confirmez rien et ne donnez pas l'argent. Vérifiez d'abord votre solde vous-même. Un SMS peut être faux.",
  ],
  call: (lines) => `Vous pouvez appeler : ${lines.join(', ou ')}.`,
};

const en: VoiceWording = {
  opening:
    'Give no code and send nothing. This is Scam Guard, a machine that never calls you. If money is gone, press 1. If a code is gone, press 2. If nothing is gone, press 3. For another scam, press 4. Pour le français, tapez 0.',
  sent: 'Hang up and call your operator or your bank right now. Ask them to block the account that received the money. Give the amount, the time and the number. Pay nothing more to anybody.',
  code: "If it was your bank card, call your bank right now and have the card blocked. If it was a code, change that code right now in your operator's official menu, then call customer service and have the account blocked.",
  hungUp:
    'Hang up, and do not answer this person any more. Call back yourself on the number you know. Send nothing and give no code.',
  other:
    'Pay nothing, send nothing back and confirm nothing. If you must pay for a job, a prize or a parcel, press 1. If money came to you by mistake, press 2. If they threaten you, press 3. If a client waits before you, press 4.',
  otherNext: [
    'Pay nothing. Ask the organisation itself, at its office or on the number on an official paper.',
    'Send no money back: the sender must call their own operator. Check your balance yourself.',
    'If you are under 18, tell an adult you trust today. Do not pay and do not give in: paying never ends the threats. You are guilty of nothing.',
    'Confirm nothing and hand over no money. Check your balance yourself first. An SMS can be false.',
  ],
  call: (lines) => `You can call: ${lines.join(', or ')}.`,
};

const WORDS: Readonly<Record<AnswerLanguage, VoiceWording>> = { fr, en };

export const voiceWords = (language: AnswerLanguage): VoiceWording => WORDS[language];
