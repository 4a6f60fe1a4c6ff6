/** The codes under which an operator or bank answers. */
export interface OfficialMenu {
  readonly owner: string;
  /** ISO code of the country in which they work. */
  readonly country: string;
  /** The first parts of the codes, with the sign before them: `*126` for `*126#`, `*126*6#` and so on. */
  readonly codes: string;
  /** When it was last read. ISO 8601 date or month. */
  readonly date: string;
}

/**
 * Codes of menus. Those of MTN Cameroun stand in messages that its customers contributed (stop-arnaque-237, CC BY 4.0). A page of
 * the operator or the regulator confirms the others, or several public sources agree on them. A code from one source only is left
 * out.
 */
export const OFFICIAL_MENUS: readonly OfficialMenu[] = [
  { owner: 'MTN MoMo', country: 'BJ', codes: '*880', date: '2026-10' },
  { owner: 'Moov Money', country: 'BJ', codes: '*855', date: '2026-10' },
  { owner: 'Celtiis Cash', country: 'BJ', codes: '*889', date: '2026-10' },
  { owner: 'Mixx by Yas', country: 'TG', codes: '*145', date: '2026-10' },
  { owner: 'Flooz (Moov Africa)', country: 'TG', codes: '*155', date: '2026-10' },
  { owner: 'Telecel Cash', country: 'GH', codes: '*110', date: '2026-10' },
  { owner: 'NCC', country: 'NG', codes: '*310 *996', date: '2023-05' },
  { owner: 'OPay', country: 'NG', codes: '*955', date: '2024-07' },
  { owner: 'MTN MoMo', country: 'GN', codes: '*440', date: '2026-10' },
  {
    owner: 'MTN Cameroun',
    country: 'CM',
    codes: '*126 *237 *121 *123 *159 *192 *220 *222 *244 *280 *031',
    date: '2026-10',
  },
];
