import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: {
    fr: [
      'Connectez votre portefeuille MetaMask pour recevoir vos jetons gratuits.',
      'Donnez votre phrase secrète au support Ledger pour valider le compte.',
    ],
    en: [
      'Connect your wallet to claim your airdrop now.',
      'Enter your seed phrase to verify your MetaMask account.',
    ],
  },
  absent: {
    fr: [
      "J'ai perdu mon portefeuille au marché.",
      'Attention aux arnaques : ne donnez pas votre phrase secrète.',
    ],
    en: ['I lost my wallet at the market.', 'Beware of scams: nobody needs your seed phrase.'],
  },
};
