/**
 * Endings that only a state's services can register, with the country's ISO code.
 *
 * A host below one of them belongs to that state. Sources: Public Suffix List for those it names; `gouv.bj` was
 * read on csirt.gouv.bj and sgg.gouv.bj (October 2026).
 */
export const STATE_SUFFIXES: Readonly<Record<string, string>> = {
  'gouv.bj': 'BJ',
  'gouv.ci': 'CI',
  'gouv.sn': 'SN',
  'gouv.tg': 'TG',
  'gov.bf': 'BF',
  'gouv.ml': 'ML',
  'gov.ml': 'ML',
  'gov.gh': 'GH',
  'mil.gh': 'GH',
  'gov.ng': 'NG',
  'mil.ng': 'NG',
  'gov.gn': 'GN',
  'gov.sl': 'SL',
  'gov.lr': 'LR',
  'gov.mr': 'MR',
  'gov.cm': 'CM',
  'gov.ma': 'MA',
  'gov.za': 'ZA',
  'go.ke': 'KE',
  'gouv.fr': 'FR',
  'gov.uk': 'GB',
  'police.uk': 'GB',
  'nhs.uk': 'GB',
  gov: 'US',
  mil: 'US',
  'gc.ca': 'CA',
};
