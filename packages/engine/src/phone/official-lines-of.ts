import { OFFICIAL_LINES, type OfficialLine } from '../knowledge/official-lines.ts';
import type { Dialled } from './find-phones.ts';
import { planOf } from './plans.ts';

/**
 * The official lines that a number may be. A short number may be another service in each country. A number without a country code
 * is compared as it is dialled at home, because the country that was assumed for it may be wrong.
 */
export function officialLinesOf(dialled: Dialled): readonly OfficialLine[] {
  if (dialled.form === 'menu-code') return [];
  if (dialled.form === 'short') return OFFICIAL_LINES.filter(({ number }) => number === dialled.digits);
  const { e164, written, isCountryAssumed } = dialled.phone;
  return OFFICIAL_LINES.filter(
    (line) => line.number === e164 || (isCountryAssumed && dialledAtHome(line) === written),
  );
}

/** How a line with a country code is dialled in its country. */
function dialledAtHome({ number, country }: OfficialLine): string | undefined {
  const plan = planOf(country);
  return number.startsWith('+') && plan !== undefined
    ? plan.trunk + number.slice(1 + plan.callingCode.length)
    : undefined;
}
