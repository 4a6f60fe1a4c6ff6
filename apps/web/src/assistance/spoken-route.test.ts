import { expect, it } from 'vitest';
import { spokenRoute } from './spoken-route.ts';

it.each([
  ['Vérifier un numéro', '/verify?tab=number'],
  ['une VERIFICATION s’il vous plaît', '/verify'],
  ['je veux contrôler ce lien', '/verify?tab=link'],
  ['Comment signaler une arnaque', '/report'],
  ['faire un signalement', '/report'],
  ['dénoncer quelqu’un', '/report'],
  ['rapporter un vol', '/report'],
  ['je veux apprendre', '/learn'],
  ['éducation', '/learn'],
  ['un tutoriel', '/learn'],
  ['comprendre les pièges', '/learn'],
  ['savoir plus', '/learn'],
  ["retour à l'accueil", '/'],
  ['au début', '/'],
  ['commencer', '/'],
  ['check a number', '/verify?tab=number'],
  ['report a scam', '/report'],
  ['aide', '/urgence'],
  ['aidez-moi', '/urgence'],
  ["j'ai envoyé l'argent", '/urgence'],
  ['urgence', '/urgence'],
  ['I sent the money', '/urgence'],
  ['aide-moi à vérifier', '/verify'],
  ['un profil', '/verify?tab=profile'],
  ['un message', '/verify?tab=conversation'],
  ["parler à l'assistant", '/chatbot'],
  ['la communauté', '/community'],
  ['ve\u0301rifier', '/verify'],
])('%s leads to %s', (sentence, path) => expect(spokenRoute(sentence)?.path).toBe(path));

it.each(['', 'bonjour maman', 'reverif', '???', '12345'])('%j leads nowhere', (sentence) =>
  expect(spokenRoute(sentence)).toBeUndefined(),
);
