/** A number that an authority or operator publishes for everybody. */
export interface OfficialLine {
  readonly number: string;
  /** ISO code of the country in which it works. */
  readonly country: string;
  readonly owner: string;
}

/**
 * Emergency and service numbers, each confirmed by an authority's page or several independent sources (October and November 2026). Those
 * of MTN Cameroun stand in its receipts, which its customers contributed (stop-arnaque-237, CC BY 4.0, October 2026).
 * A wrong emergency number is worse than none: what only one source gives is left out.
 */
export const OFFICIAL_LINES: readonly OfficialLine[] = [
  ...lines('BJ', { '117': 'Police républicaine', '118': 'Sapeurs-pompiers', '131': 'ARCEP Bénin' }),
  ...lines('BJ', { '138': "Ligne d'assistance aux enfants" }),
  ...lines('CI', { '110': 'Police nationale', '111': 'Police nationale', '170': 'Police nationale' }),
  ...lines('CI', { '116': 'Allô enfants en détresse', '180': 'Sapeurs-pompiers' }),
  ...lines('SN', { '17': 'Police', '18': 'Sapeurs-pompiers', '123': 'Gendarmerie nationale' }),
  ...lines('SN', { '+221800002020': 'Gendarmerie nationale' }),
  ...lines('TG', { '117': 'Police nationale', '172': 'Gendarmerie nationale', '888': 'Yas Togo' }),
  ...lines('TG', { '1011': 'Allô 1011 (enfants)', '1014': "Centre d'appel violences sexuelles" }),
  ...lines('TG', { '8000': 'ARCEP Togo' }),
  ...lines('GH', { '100': 'MTN, Telecel, AT', '191': 'Police', '292': 'Cyber Security Authority' }),
  ...lines('GH', { '+233501603111': 'Cyber Security Authority', '+233244300000': 'MTN Ghana' }),
  ...lines('GH', { '+233800678678': 'Mental Health Authority', '+233800800800': 'Helpline of Hope' }),
  ...lines('GH', { '+233551000900': 'Police (DOVVSU)' }),
  ...lines('NG', { '112': 'Police', '199': 'Police', '300': 'MTN, Airtel, Glo, T2', '622': 'NCC' }),
  ...lines('NG', { '+2348093322644': 'EFCC', '+2347002255226': 'Central Bank of Nigeria' }),
  ...lines('NG', { '+2348000787746': 'SURPIN', '+2348062106493': 'SURPIN', '+2348000333333': 'Lagos DSVRT' }),
  ...lines('BF', { '16': 'Gendarmerie nationale', '17': 'Police nationale', '116': "Droits de l'enfant" }),
  ...lines('BF', { '1010': "Centre national de veille et d'alerte" }),
  ...lines('ML', { '17': 'Police', '+22380001115': 'Police', '+22380001114': 'Gendarmerie nationale' }),
  ...lines('ML', { '+22380001132': 'Police (femmes en danger)' }),
  ...lines('NE', { '17': 'Police' }),
  ...lines('CM', { '117': 'Police', '8787': 'MTN MoMo Cameroun', '+237650528787': 'MTN MoMo Cameroun' }),
];

function lines(country: string, owners: Readonly<Record<string, string>>): readonly OfficialLine[] {
  return Object.entries(owners).map(([number, owner]) => ({ number, country, owner }));
}
