import type { EndpointName } from '@scamguard/contracts';

/** A body for each call that an integrator tries first. A test sends each of them. */
export const REQUEST_EXAMPLES: Partial<Readonly<Record<EndpointName, object>>> = {
  verifyLink: { link: 'http://mtn-bj.promo-gagnant.xyz/login' },
  verifyNumber: { number: '+229 01 97 12 34 56' },
  verifyProfile: { profileInfo: 'MTN Bénin Service Client, WhatsApp +44 70 1234 5678' },
  verifyConversation: {
    conversation:
      'Bonjour, je suis agent MTN. Envoyez-moi le code que vous venez de recevoir pour débloquer votre compte.',
  },
  feedback: {
    kind: 'link',
    opinion: 'is_honest',
    riskLevel: 72,
    verdict: 'danger',
    engineVersion: '1.0.0',
  },
  sendReport: {
    scamType: 'mobile_money',
    title: 'Faux agent MTN au téléphone',
    description: 'Il dit qu’il est de MTN et demande le code reçu par SMS pour débloquer le compte.',
    region: 'littoral',
  },
};
