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
  { number: '117', country: 'BJ', owner: 'Police républicaine' },
  { number: '118', country: 'BJ', owner: 'Sapeurs-pompiers' },
  { number: '131', country: 'BJ', owner: 'ARCEP Bénin' },
  { number: '180', country: 'CI', owner: 'Sapeurs-pompiers' },
  { number: '17', country: 'SN', owner: 'Police' },
  { number: '18', country: 'SN', owner: 'Sapeurs-pompiers' },
  { number: '292', country: 'GH', owner: 'Cyber Security Authority' },
  { number: '+233501603111', country: 'GH', owner: 'Cyber Security Authority' },
  { number: '100', country: 'GH', owner: 'MTN Ghana' },
  { number: '117', country: 'TG', owner: 'Police nationale' },
  { number: '199', country: 'NG', owner: 'Police' },
  { number: '138', country: 'BJ', owner: "Ligne d'assistance aux enfants" },
  { number: '+221800002020', country: 'SN', owner: 'Gendarmerie nationale' },
  { number: '888', country: 'TG', owner: 'Yas Togo' },
  { number: '8000', country: 'TG', owner: 'ARCEP Togo' },
  { number: '+233244300000', country: 'GH', owner: 'MTN Ghana' },
  { number: '300', country: 'NG', owner: 'MTN, Airtel, Glo, T2' },
  { number: '8787', country: 'CM', owner: 'MTN MoMo Cameroun' },
  { number: '+237650528787', country: 'CM', owner: 'MTN MoMo Cameroun' },
];
