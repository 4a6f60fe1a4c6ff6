import { expect, it } from 'vitest';
import { auth } from '../routes/auth/route.ts';
import { community } from '../routes/community/route.ts';
import { learn } from '../routes/learn/route.ts';
import { report } from '../routes/report/route.ts';
import { support } from '../routes/support/route.ts';
import { verify } from '../routes/verify/route.ts';
import { spokenRoute } from './spoken-route.ts';

const SAID = [
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
  ["j'ai envoyé de l'argent à un numéro", '/urgence'],
  ['help', '/urgence'],
  ['emergency', '/urgence'],
  ['help me check a link', '/verify?tab=link'],
  ['vérifier un lien', '/verify?tab=link'],
  ['vérifier un profil', '/verify?tab=profile'],
  ['vérifier une conversation', '/verify?tab=conversation'],
  ['check a link', '/verify?tab=link'],
  ['check a profile', '/verify?tab=profile'],
  ['check a conversation', '/verify?tab=conversation'],
  ['un numéro de téléphone', '/verify?tab=number'],
  ['signalements, rechercher', '/report?tab=search'],
  ['rechercher', '/report?tab=search'],
  ['search the reports', '/report?tab=search'],
  ['apprendre en vidéo', '/learn?tab=videos'],
  ['des guides', '/learn?tab=guides'],
  ['une astuce', '/learn?tab=tips'],
  ['a video', '/learn?tab=videos'],
  ['learn with guides', '/learn?tab=guides'],
  ['quick tips', '/learn?tab=tips'],
  ['communauté, services recommandés', '/community?tab=trusted'],
  ['communauté, services signalés', '/community?tab=flagged'],
  ['les services de confiance', '/community?tab=trusted'],
  ['community, flagged services', '/community?tab=flagged'],
  ['recommended services', '/community?tab=trusted'],
  ['connexion', '/auth?tab=login'],
  ['me connecter', '/auth?tab=login'],
  ['inscription', '/auth?tab=register'],
  ["j'ai oublié mon mot de passe", '/auth?tab=forgotten'],
  ['log in', '/auth?tab=login'],
  ['sign in', '/auth?tab=login'],
  ['sign up', '/auth?tab=register'],
  ['I forgot my password', '/auth?tab=forgotten'],
  ['support, questions fréquentes', '/support?tab=faq'],
  ['support, ressources', '/support?tab=resources'],
  ['support, contact', '/support?tab=contact'],
  ['FAQ', '/support?tab=faq'],
  ['contact', '/contact'],
  ['à propos', '/about'],
  ['I worry about a message', '/verify?tab=conversation'],
  ['on me demande de me connecter à un site', '/verify?tab=link'],
  ["je n'ai pas confiance en ce message", '/verify?tab=conversation'],
  ["on m'a recommandé ce site", '/verify?tab=link'],
  ["I don't trust this number", '/verify?tab=number'],
  ["j'ai trouvé un site bizarre", '/verify?tab=link'],
  ['je cherche si ce numéro est bon', '/verify?tab=number'],
  ['je veux savoir si ce numéro est bon', '/verify?tab=number'],
  ['find a link', '/verify?tab=link'],
  ['conseil sur un message', '/verify?tab=conversation'],
  ['une vidéo dans un message', '/verify?tab=conversation'],
  ['on menace de publier ma vidéo', '/urgence'],
  ['they threaten to post my video', '/urgence'],
  ['il me fait du chantage avec un film', '/urgence'],
  ['blackmail', '/urgence'],
  ['services I can trust', '/community?tab=trusted'],
  ['dans la communauté, la confiance', '/community?tab=trusted'],
  ["communauté, je n'ai pas confiance", '/community'],
  ["des services auxquels je n'ai pas confiance, un site", '/verify?tab=link'],
] as const;

it.each(SAID)('%s leads to %s', (sentence, path) => expect(spokenRoute(sentence)?.path).toBe(path));

const tabs = Object.entries({ auth, community, learn, report, support, verify }).flatMap(([page, route]) =>
  (route.tabs ?? []).map((tab) => `/${page}?tab=${tab}`),
);

it.each(tabs)('%s is reached by something that is said', (path) =>
  expect(SAID.map(([, reached]) => reached)).toContain(path),
);

it.each([
  '',
  'bonjour maman',
  'reverif',
  '???',
  '12345',
  // Who has no trust is not led to what can be trusted.
  "je n'ai pas confiance",
  "je n'ai pas confiance en ce service",
  'I don’t trust this service',
  'on me le recommande',
  // A film of the visitor's own is no lesson.
  'il a ma vidéo',
  "il m'a filmée",
  'they have my video',
])('%j leads nowhere', (sentence) => expect(spokenRoute(sentence)).toBeUndefined());
