import { ORGANISATION } from '@scamguard/content/organisation';

/** Which words belong to the sample services that the operator names. */
const WORDS = {
  'transfert-soleil': 'transfer',
  'epargne-du-baobab': 'bank',
  'boutique-calebasse': 'shop',
} as const;

const hasWords = (id: string): id is keyof typeof WORDS => Object.hasOwn(WORDS, id);

/** The sample services of the home page. One without words here is not shown. */
export const TRUSTED_SAMPLES = ORGANISATION.trustedSamples.flatMap(({ serviceId, ...figures }) =>
  hasWords(serviceId) ? [{ id: serviceId, words: WORDS[serviceId], ...figures }] : [],
);
