import type { AnswerLanguage } from '../../http/languages.ts';

/** What a caller hears. The first action comes within fifteen seconds: nothing is said before it that could wait. */
export interface VoiceWording {
  readonly opening: string;
  readonly sent: string;
  readonly code: string;
  readonly hungUp: string;
  readonly call: (lines: readonly string[]) => string;
}

const fr: VoiceWording = {
  opening:
    "Ne donnez aucun code et n'envoyez rien. Ici Scam Gard, une machine, qui ne vous appelle jamais. Si de l'argent est parti, tapez 1. Si un code est parti, tapez 2. Si rien n'est parti, tapez 3. For English, press 0.",
  sent: "Raccrochez et appelez tout de suite votre opérateur ou votre banque. Demandez de bloquer le compte qui a reçu l'argent. Donnez le montant, l'heure et le numéro. Ne payez plus rien à personne.",
  code: 'Changez ce code tout de suite par le menu officiel de votre opérateur. Puis appelez son service client et faites bloquer le compte.',
  hungUp:
    "Ne répondez plus à cette personne. Rappelez vous-même le numéro que vous connaissez. N'envoyez rien et ne donnez aucun code.",
  call: (lines) => `Vous pouvez appeler : ${lines.join(', ou ')}.`,
};

const en: VoiceWording = {
  opening:
    'Give no code and send nothing. This is Scam Guard, a machine that never calls you. If money is gone, press 1. If a code is gone, press 2. If nothing is gone, press 3. Pour le français, tapez 0.',
  sent: 'Hang up and call your operator or your bank right now. Ask them to block the account that received the money. Give the amount, the time and the number. Pay nothing more to anybody.',
  code: "Change that code right now in your operator's official menu. Then call customer service and have the account blocked.",
  hungUp:
    'Do not answer this person any more. Call back yourself on the number you know. Send nothing and give no code.',
  call: (lines) => `You can call: ${lines.join(', or ')}.`,
};

const WORDS: Readonly<Record<AnswerLanguage, VoiceWording>> = { fr, en };

export const voiceWords = (language: AnswerLanguage): VoiceWording => WORDS[language];
