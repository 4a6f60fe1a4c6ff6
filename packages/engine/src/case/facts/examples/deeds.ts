import type { FactExamples } from './examples.ts';

/** What was given, asked for, refused or not done. Own sentences, none from any collection. */
export const DEED_EXAMPLES: FactExamples = {
  'done:money': {
    fires: [
      "j'ai envoyé 50 000",
      'jai deja anvoyer largent',
      '310 000 sont partis',
      'I sent 200 cedis',
      'i don send am',
      'we paid her 300',
      'i sent my brother 400',
      "j'ai envoyé à mon fils",
      'I paid somebody to get me a visa',
      "j'ai payé une fille à Cotonou",
      'I sent my son 400 for school',
      'last week I paid 300 to her',
      'dimanche dernier on a payé 5 000',
    ],
    silent: [
      "je n'ai rien envoyé",
      'il m’a envoyé 35000',
      'she paid me 200',
      'my boss sent me 45k',
      'should I send 200?',
      'whatsapp volé, il demande de l’argent à mes contacts',
      'the school sent the bill 74,000 to the account',
      'my brother sent a voice note that I should send 40k',
      "j'ai reçu un dépôt de 50000",
      'j’ai reçu un sms de dépôt 45 000 puis un monsieur appelle',
      "on m'a fait dépôt 30000 par erreur",
      "j'ai envoyé mon fils au guichet",
      'I sent my son to the bank',
      'the last funeral we paid to him direct',
      "d'habitude je paie au président",
      'they hold my 64 dollars till i send my id',
      'i send my boy go check',
    ],
  },
  'asked:money': {
    fires: [
      'il demande 20 mille',
      'faut payer 15000',
      'il veut 80',
      'she wants 200',
      'they say make I send 5k',
    ],
    silent: ["il n'a pas demandé d'argent", "j'ai envoyé 5000"],
  },
  'not:money': {
    fires: [
      "j'ai pas envoyé d'argent",
      'ils ont rien demandé',
      'jai pas encor payé',
      "I didn't pay anything",
      'they asked for no money',
    ],
    silent: ["j'ai payé"],
  },
  'asked:fee': {
    fires: [
      'on me demande de payer des frais de dossier',
      'faut 25 000 pour la visite médicale',
      'I must pay a registration fee',
    ],
    silent: ['il n’y a pas de frais'],
  },
  'done:fee': {
    fires: ["j'ai payé 10 000 de frais", 'I paid the clearance fee'],
    silent: ["je n'ai pas payé les frais"],
  },
  'not:fee': {
    fires: ['ils ne demandent pas de frais', 'there is no fee to pay'],
    silent: ['les frais sont 5000'],
  },
  'asked:deposit': {
    fires: ['il demande une caution', 'she wants a deposit'],
    silent: ['il demande son nom'],
  },
  'done:deposit': { fires: ["j'ai payé la caution", 'I paid the deposit'], silent: ['pas de caution'] },
  'asked:money-back': {
    fires: ['il veut que je renvoie', 'il a envoyé 5000 par erreur', 'he wants me to send it back'],
    silent: ['il veut que je vienne'],
  },
  'not:money-back': {
    fires: ["je n'ai pas renvoyé", 'I did not send it back'],
    silent: ["j'ai renvoyé 5000"],
  },
  'asked:code': {
    fires: ['il veut le code', 'she asks for the OTP', 'he wants me to dial and tell him the code'],
    silent: ['ne donnez jamais le code'],
  },
  'done:code': {
    fires: ["j'ai donné le code", 'I gave him the code', 'he wants the code. i forward am'],
    silent: ["j'ai pas donné le code"],
  },
  'not:code': {
    fires: ["je n'ai pas donné le code", 'they asked for no code'],
    silent: ["j'ai dicté le code"],
  },
  'asked:pin': {
    fires: ['il demande mon code secret', 'they ask for my PIN'],
    silent: ['jamais de code pin'],
  },
  'done:pin': { fires: ["j'ai donné mon code pin", 'I gave my PIN'], silent: ['no pin'] },
  'not:pin': {
    fires: ["elle n'a pas demandé mon pin", 'she never asked for any PIN'],
    silent: ['he wants my pin'],
  },
  'done:password': {
    fires: ["j'ai mis mon mot de passe", 'I entered my password'],
    silent: ['pas de mot de passe'],
  },
  'asked:password': {
    fires: ['il demande mon mot de passe', 'he asks for my password'],
    silent: ['il demande mon nom'],
  },
  'asked:card': {
    fires: ['elle demande les 16 chiffres', 'she asked for my card number'],
    silent: ['elle demande mon nom'],
  },
  'done:card': {
    fires: ["j'ai donné mon numéro de carte", 'I gave my card number'],
    silent: ['pas de carte bancaire'],
  },
  'asked:papers': {
    fires: ['ils veulent ma CNI', 'they want my passport', 'il faut apporter vos diplômes'],
    silent: ['ils veulent venir'],
  },
  'done:papers': { fires: ["j'ai envoyé ma CNI", 'I sent my passport'], silent: ["j'ai envoyé 500 francs"] },
  'asked:airtime': {
    fires: ['il veut une carte de recharge', 'he wants gift cards'],
    silent: ['il veut venir'],
  },
  'asked:crypto': { fires: ['il demande des USDT', 'he wants bitcoin'], silent: ['il veut venir'] },
  'done:crypto': { fires: ["j'ai envoyé des bitcoin", 'I sent USDT'], silent: ['je dors'] },
  'asked:link': {
    fires: ['il faut cliquer sur le lien', 'they want me to open a link'],
    silent: ['pas de lien'],
  },
  'done:link': { fires: ["j'ai cliqué sur le lien", 'I clicked the link'], silent: ["j'ai pas cliqué"] },
  'not:link': {
    fires: ["il n'y a pas de lien", "I didn't click the link", 'no link inside'],
    silent: ["j'ai cliqué"],
  },
  'done:app': { fires: ["j'ai installé l'application", 'I installed the app'], silent: ['je dors'] },
  'done:remote': { fires: ["j'ai installé AnyDesk", 'I downloaded AnyDesk'], silent: ['je dors'] },
  'asked:dial': {
    fires: ['il dit de taper *21*', 'he told me to dial *170#', 'e wan make I press *170#'],
    silent: ['il dit bonjour'],
  },
  'asked:secrecy': {
    fires: ['il dit de ne le dire à personne', "he says don't tell anybody"],
    silent: ['il dit bonjour'],
  },
  'asked:recruit': {
    fires: ['il faut parrainer trois personnes', 'bring 3 people'],
    silent: ['il faut dormir'],
  },
  'done:recruit': { fires: ["j'ai parrainé ma sœur", 'I invited my friends'], silent: ['je dors'] },
  'asked:other-channel': {
    fires: ['on continue sur telegram', 'join the telegram group'],
    silent: ['je dors'],
  },
  'asked:account-use': {
    fires: ['il veut passer par mon compte', 'he wants to use my account'],
    silent: ['mon compte est vide'],
  },
  'done:images': { fires: ["j'ai envoyé mes photos nues", 'I sent my pictures'], silent: ['je dors'] },
  'asked:images': { fires: ['il demande une photo nue', 'he asks for naked pictures'], silent: ['je dors'] },
  'refused:money': {
    fires: ["il veut 5000, j'ai refusé", "j'ai refusé de payer 5000", 'I refused to pay 5000'],
    silent: ["j'ai payé 5000"],
  },
};
