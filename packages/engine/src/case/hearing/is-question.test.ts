import { describe, expect, it } from 'vitest';
import { heardText } from './heard-text.ts';
import { isQuestion } from './is-question.ts';

describe('hears that something is asked', () => {
  it.each([
    'Je peux payer ?',
    'comment on fait',
    'elle vient à 17h je lui dis quoi',
    "MTN on les appel comment, ma fille est a l'ecole",
    'si il revient nko',
    'je paie ou pas',
    'what do i do',
    'who is this man',
    'when will it come back',
    'if dem come my house nko',
    'si il vient bloquer ma citerne je fais quoi',
    'le colis arrive samedi on fait comment',
    'je paye tout ou je donne 30 d’abord',
    'make i run or make i stay',
    'le camion est chargé on decharge ou',
    'il garde mon passeport c’est normal ça',
  ])('%s', (text) => expect(isQuestion(heardText(text))).toBe(true));
});

describe('hears no question in what is told', () => {
  it.each([
    'je ne sais pas comment il a eu mon numéro',
    "il m'a dit combien je dois payer demain",
    "j'ai payé hier",
    'he told me how to send it',
    'je ne sais pas qui',
    'when he called i paid',
    'where i live there is no agent',
    'who sent me money is my uncle',
    'quand il a appelé j’ai payé',
    'il ne dit pas quand',
    'on ne sait pas comment.',
    'il veut savoir combien',
    "j'ai dit oui ou non",
    "elle m'a dit je paie combien, j'ai rien dit",
    "on m'a donné une moto ou bien",
    'c’est bon comme ça',
    'c’est une arnaque ça',
    'soit je paie soit je laisse ou',
    'il a demandé si je fais quoi dans la vie',
  ])('%s', (text) => expect(isQuestion(heardText(text))).toBe(false));
});
