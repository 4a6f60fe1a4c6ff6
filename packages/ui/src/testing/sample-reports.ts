import type { SelectOption } from '../components/select/index.ts';

/** The regions that the specification gives where the server gives none. */
export const regions: readonly SelectOption[] = [
  { value: 'littoral', label: 'Littoral' },
  { value: 'atlantique', label: 'Atlantique' },
  { value: 'oueme', label: 'Ouémé' },
  { value: 'zou', label: 'Zou' },
  { value: 'collines', label: 'Collines' },
];

/** The kinds of scam that the specification gives where the server gives none. */
export const scamTypes: readonly SelectOption[] = [
  { value: 'phishing', label: 'Faux site ou faux message' },
  { value: 'fake_job', label: 'Faux emploi' },
  { value: 'fake_payment', label: 'Faux paiement' },
  { value: 'romance', label: 'Arnaque aux sentiments' },
  { value: 'mobile_money', label: 'Mobile money' },
  { value: 'marketplace', label: 'Achat ou vente en ligne' },
  { value: 'investment', label: 'Faux placement' },
  { value: 'other', label: 'Autre' },
];

/** The region's countries in French. */
export const countryNames = {
  BJ: 'Bénin',
  BF: 'Burkina Faso',
  CI: 'Côte d’Ivoire',
  GH: 'Ghana',
  ML: 'Mali',
  NE: 'Niger',
  NG: 'Nigéria',
  SN: 'Sénégal',
  TG: 'Togo',
} as const;
