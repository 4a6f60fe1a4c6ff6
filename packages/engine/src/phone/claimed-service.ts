import { brandWord } from '../address/brand-index.ts';
import { profileOf } from '../profile/profile.ts';
import type { Span } from '../vocabulary.ts';

/** How the line of a company that serves its customers is called, without accents, in French and English. */
const SERVICE =
  /\b(?:services?[ -]clients?|services? clientele|sav|assistance|support|help ?(?:desk|line|center|centre)|hot ?line|customer (?:care|service)|care)\b/;

/** Words of any service, which agents and shops use of themselves too. */
const ANY_SERVICE = /\b(?:services?|agence|officiel|official|compte|account|info)\b/;

/**
 * The service of a known company that the words around a number claim: `service client MTN`.
 *
 * @param span - where the number stands.
 * @param mayExist - whether the number may be somebody's; if not, any word of a service is a claim.
 */
export function claimedServiceIn(value: string, [start, end]: Span, mayExist: boolean): string | undefined {
  const text = `${value.slice(0, start)} ${value.slice(end)}`;
  const { words } = profileOf(undefined, text, [0, text.length]);
  const around = words.join(' ');
  const service = (SERVICE.exec(around) ?? (mayExist ? null : ANY_SERVICE.exec(around)))?.[0];
  if (service === undefined) return undefined;
  const brand = words
    .map((word, at) => brandWord(word) ?? brandWord(`${word}${words[at + 1] ?? ''}`))
    .find((found) => found !== undefined);
  return brand && `${service} ${brand.brand.name}`;
}
