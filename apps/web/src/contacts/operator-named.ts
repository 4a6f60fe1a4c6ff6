import { OPERATORS_OF, type OperatorId } from '@scamguard/content/operators';

/** How people name an operator or a wallet, without accents; the wallet before the operator whose name others have too. */
const NAMES: readonly (readonly [OperatorId, RegExp])[] = [
  ['mtn', /\b(?:mtn|momo|mobile money mtn)\b/],
  ['moov', /\b(?:moov|flooz)\b/],
  ['celtiis', /\bceltii?s\b/],
  ['yas', /\b(?:yas|mixx|t-?money|togocom|free money)\b/],
  ['telecel', /\b(?:telecel|vodafone cash)\b/],
  ['at', /\b(?:airteltigo|at money)\b/],
  ['airtel', /\bairtel\b/],
  ['zamani', /\bzamani\b/],
  ['opay', /\bopay\b/],
  ['palmpay', /\bpalm ?pay\b/],
  ['9mobile', /\b9 ?mobile\b/],
  ['glo', /\bglo\b/],
  // Both are everyday words: they count beside what makes them a wallet's.
  [
    'orange',
    /\borange (?:money|mali|ci|senegal)|\b(?:mon|ma|compte|puce|operateur|par|chez) orange\b|\bmax ?it\b/,
  ],
  ['wave', /\b(?:par|sur|avec|compte|mon|via|on|with) wave\b|\bwave (?:money|mobile)\b/],
];

/** The operator that somebody named last of their own; it is kept on the device. */
export function operatorNamed(texts: readonly string[]): OperatorId | undefined {
  for (const text of texts.toReversed()) {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const found = NAMES.find(([, name]) => name.test(plain));
    if (found !== undefined) return found[0];
  }
  return undefined;
}

/** Countries that have the operator; where there is only one, it is the visitor's. */
export function onlyCountryOf(operator: OperatorId): string | undefined {
  const countries = Object.keys(OPERATORS_OF).filter((country) => OPERATORS_OF[country]?.includes(operator));
  return countries.length === 1 ? countries[0] : undefined;
}
