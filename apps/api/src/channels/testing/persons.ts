import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnswerLanguage } from '../../http/languages.ts';

/** Somebody who comes for help, on the site and on every channel alike. */
export interface Person {
  readonly name: string;
  readonly language: AnswerLanguage;
  /** What they write first. */
  readonly story: string;
  /** Answers that they give where they are offered; the first that is. Else they take the last one. */
  readonly touches: readonly string[];
}

/** The persons whom the journey of the site leads through the chat: `e2e/journeys/six-persons.test.ts` reads the same file. */
export const SIX_PERSONS: readonly Person[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'six-persons.json'), 'utf8'),
);

/** Matters that the six do not bring. */
export const OTHER_PERSONS: readonly Person[] = (
  [
    [
      'agent-by-phone',
      'fr',
      "Un agent MTN m'appelle et demande mon code PIN pour débloquer mon compte",
      ['Non, rien'],
    ],
    [
      'agent-in-english',
      'en',
      'An MTN agent is calling me and asks for my PIN code to unblock my account',
      ['No, nothing'],
    ],
    [
      'card-data',
      'en',
      'Somebody says he is from my bank and wants my card number and the code',
      ['No, nothing', 'No'],
    ],
    [
      'prize-forwarded',
      'fr',
      'Félicitations ! Vous avez gagné 500 000 FCFA. Cliquez sur http://mtn-bonus.xyz/gagner et entrez votre code MoMo.',
      ['Non, rien'],
    ],
    [
      'false-seller',
      'fr',
      "j'ai déjà envoyé 100000 FCFA à un faux vendeur sur Facebook",
      ['MTN MoMo', 'Non'],
    ],
    [
      'card-given',
      'fr',
      "j'ai donné le numéro de ma carte de banque et le code reçu à quelqu'un qui m'a appelé hier",
      ['Non, rien', 'Banque ou transfert', 'Non'],
    ],
  ] as const
).map(([name, language, story, touches]) => ({ name, language, story, touches }));
