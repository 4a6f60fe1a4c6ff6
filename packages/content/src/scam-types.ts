import type { Names } from './names.ts';

/** A kind of scam that a report can name. */
export interface ScamType {
  readonly id: string;
  readonly names: Names;
}

/** In the order in which they are offered. Source of the ids: specification, section 3. */
export const SCAM_TYPES: readonly ScamType[] = [
  {
    id: 'phishing',
    names: { fr: 'Hameçonnage (faux site, faux message)', en: 'Phishing (fake site or message)' },
  },
  { id: 'fake_job', names: { fr: "Fausse offre d'emploi", en: 'Fake job offer' } },
  { id: 'fake_payment', names: { fr: 'Faux paiement', en: 'Fake payment' } },
  { id: 'romance', names: { fr: 'Arnaque sentimentale', en: 'Romance scam' } },
  { id: 'mobile_money', names: { fr: 'Arnaque au mobile money', en: 'Mobile money scam' } },
  { id: 'marketplace', names: { fr: 'Achat ou vente en ligne', en: 'Online buying or selling' } },
  { id: 'investment', names: { fr: 'Faux investissement', en: 'Fake investment' } },
  { id: 'other', names: { fr: 'Autre', en: 'Other' } },
];
