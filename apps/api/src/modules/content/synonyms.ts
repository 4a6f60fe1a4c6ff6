/**
 * Words that people search by, and the words that our texts say instead. In small letters, without accents.
 * A word that the texts have themselves is still found by itself.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  momo: ['mobile money'],
  mtn: ['mobile money'],
  moov: ['mobile money'],
  flooz: ['mobile money'],
  celtiis: ['mobile money'],
  orange: ['mobile money'],
  wave: ['mobile money'],
  tmoney: ['mobile money'],
  otp: ['code secret', 'code recu', 'secret code', 'the code'],
  pin: ['code secret', 'secret code'],
  loto: ['loterie', 'faux gain', 'lottery', 'fake prize'],
  tombola: ['loterie', 'faux gain', 'lottery', 'fake prize'],
  jackpot: ['loterie', 'faux gain', 'lottery', 'fake prize'],
  brouteur: ['faux amour', 'amour', 'romance'],
  gayman: ['faux amour', 'amour', 'romance'],
  crypto: ['placement', 'investment'],
  bitcoin: ['placement', 'investment'],
  forex: ['placement', 'investment'],
  visa: ["a l'etranger", 'abroad'],
};
