/** A number that an authority or operator publishes for everybody. */
export interface OfficialLine {
  readonly number: string;
  /** ISO code of the country in which it works. */
  readonly country: string;
  readonly owner: string;
}

/**
 * Emergency and service numbers, each confirmed by an authority's page or several independent sources (October 2026).
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
];
