/** The source of some rows, and its terms. */
export interface Provenance {
  readonly what: string;
  readonly licence: string;
}

const NOT_STATED = 'not stated with the rows';

/** The sets that weights are trained on, with the licences that came with them. The texts stay where they are. */
const SOURCES: Readonly<Record<string, Provenance>> = {
  own: {
    what: 'written for this project: tricks with their honest twins, names of well-known sites',
    licence: 'MIT',
  },
  'own-everyday': {
    what: 'written for this project: everyday messages, notices and receipts, and scams that look like them',
    licence: 'MIT',
  },
  'own-operators': {
    what: 'written for this project: what operators, wallets and banks of the region send, and false twins of it',
    licence: 'MIT',
  },
  'stop-arnaque-237': {
    what: 'messages of operators, wallets, banks and agents in Cameroon, and scams there, contributed to Stop Arnaque 237 in 2026',
    licence: 'CC BY 4.0',
  },
  'imc25-french': {
    what: 'smishing reported by victims in France, Belgium and Canada',
    licence: 'CC BY 4.0',
  },
  'imc25-reviewed-notscam': { what: 'reported messages that reviewers found honest', licence: NOT_STATED },
  'africa-press-verbatim': { what: 'African scam texts, verbatim', licence: 'MIT' },
  'sikaguard-reconstructed': {
    what: 'campaigns in Côte d’Ivoire and Senegal, rebuilt from the press',
    licence: 'MIT',
  },
  'signal-arnaques': { what: 'scam texts in French', licence: NOT_STATED },
  'momo-fixtures': { what: 'notices of mobile-money operators', licence: NOT_STATED },
  '88milsms': { what: 'personal SMS in French, 2011', licence: 'citation asked' },
  'uci-mt-fr': { what: 'UCI SMS, translated by machine', licence: NOT_STATED },
  'uci-sms': { what: 'UCI SMS', licence: NOT_STATED },
  'nus-sms': { what: 'NUS SMS', licence: NOT_STATED },
  'mendeley-5971': { what: 'Mendeley SMS phishing set of 5,971', licence: 'CC BY 4.0' },
  'kenya-sms': { what: 'Kenyan SMS; about 12 % of the labels are noise', licence: NOT_STATED },
  'phishing-pot': { what: 'Phishing Pot e-mails 2022–26; about 10 % label noise', licence: 'CC BY-NC' },
  'scambaiting-419-letter': { what: 'advance-fee letters', licence: NOT_STATED },
  scambaiting: { what: 'exchanges with advance-fee fraudsters', licence: NOT_STATED },
  'dailydialog-test': { what: 'DailyDialog', licence: 'non-commercial' },
  openphish: { what: 'OpenPhish 2024–26', licence: 'non-commercial' },
  'official-brand-domains': { what: 'the own domains of imitated brands', licence: NOT_STATED },
  'esdaung-2021': { what: 'ESDAUNG addresses of 2021', licence: NOT_STATED },
  'hannousse-2021': { what: 'Hannousse addresses of 2021', licence: NOT_STATED },
  'curated-links': { what: 'honest deep links', licence: NOT_STATED },
  'fr-public-sector': { what: 'French public-sector domains', licence: 'Licence Ouverte' },
};

const FAMILIES: readonly (readonly [prefix: string, Provenance])[] = [
  ['citizenlab-', { what: 'Citizen Lab test lists', licence: NOT_STATED }],
  ['univ-', { what: 'universities', licence: NOT_STATED }],
  ['masakhane-', { what: 'media', licence: NOT_STATED }],
];

/** What is known of a source. */
export const provenanceOf = (source: string): Provenance =>
  SOURCES[source] ??
  FAMILIES.find(([prefix]) => source.startsWith(prefix))?.[1] ?? { what: '', licence: NOT_STATED };
