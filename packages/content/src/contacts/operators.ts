/** Operators and wallets whose customers turn to them first, by the names that people use. */
export const OPERATORS = {
  mtn: 'MTN (MoMo)',
  moov: 'Moov (Moov Money, Flooz)',
  celtiis: 'Celtiis (Celtiis Cash)',
  orange: 'Orange (Orange Money)',
  wave: 'Wave',
  yas: 'Yas (Mixx)',
  telecel: 'Telecel (Telecel Cash)',
  at: 'AT (AT Money)',
  airtel: 'Airtel (Airtel Money)',
  zamani: 'Zamani (Zamani Cash)',
  glo: 'Glo',
  '9mobile': '9mobile (T2)',
  opay: 'OPay',
  palmpay: 'PalmPay',
} as const;

export type OperatorId = keyof typeof OPERATORS;

/** The operators and wallets of each country, those with the most customers first. Source: the operators' own sites, October 2026. */
export const OPERATORS_OF: Readonly<Record<string, readonly OperatorId[]>> = {
  BJ: ['mtn', 'moov', 'celtiis'],
  CI: ['orange', 'wave', 'mtn', 'moov'],
  SN: ['orange', 'wave', 'yas'],
  GH: ['mtn', 'telecel', 'at'],
  TG: ['yas', 'moov'],
  BF: ['orange', 'moov', 'wave', 'telecel'],
  ML: ['orange', 'moov', 'wave', 'telecel'],
  NE: ['airtel', 'zamani', 'moov'],
  NG: ['opay', 'palmpay', 'mtn', 'airtel', 'glo', '9mobile'],
  GN: ['orange', 'mtn'],
  CM: ['mtn', 'orange'],
};
