import { words } from './words.ts';

/**
 * Operator to which a number was first allotted, by the digits that follow the country code, longest match first.
 * Owners keep their number when they change operator. Source: Google libphonenumber, carrier tables, July 2026.
 */
export const OPERATOR_PREFIXES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  BJ: {
    Celtiis: words('0128 014 0192 0193'),
    MTN: words('0142 0146 015 0161 0162 0166 0167 0169 0190 0191 0196 0197'),
    Moov: words('0145 0155 0158 0160 0163 0164 0165 0168 0194 0195 0198 0199'),
  },
  CI: {
    Moov: words('01'),
    MTN: words('05'),
    Orange: words('07'),
  },
  SN: {
    Expresso: words('70'),
    Orange: words('71 77 78'),
    HAYO: words('72'),
    Promobile: words('75'),
    Free: words('76'),
    ADIE: words('79'),
  },
  TG: {
    'Togo Telecom': words('70 71 72 90 91 92 93'),
    Moov: words('78 79 96 97 98 99'),
  },
  BF: {
    Onatel: words('01 02 03 50 51 52 53 60 61 62 63 70 71 72 73'),
    Orange: words('04 05 06 07 4 54 55 56 57 64 65 66 67 74 75 76 77'),
    'Telecel Faso': words('58 68 69 78 79'),
  },
  ML: {
    Orange: words('200 7 82 83 84 85 90 91 92 93 94'),
    Sotelma: words('2079 217 6 89 95 96 97 98 99'),
    Atel: words('5'),
  },
  NE: {
    Orange: words('23 70 80 81 82 90 91 92'),
    Moov: words('74 84 85 94 95'),
    Airtel: words('77 86 87 88 89 96 97 98 99'),
    'Niger Telecoms': words('83 93'),
  },
};
