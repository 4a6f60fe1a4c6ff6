import type { Span } from '@scamguard/engine';
import { isTown } from './not-names.ts';
import { followed, joined, spansOf } from './spans.ts';
import { plain } from './text-words.ts';

const WAY =
  /(?<![\p{L}\d])(?:\d{1,4}(?: ?(?:bis|ter))?,? )?(?:rue|ruelle|avenue|av\.|boulevard|bd|bld|impasse|all[ée]e) /giu;
const PLACE =
  /(?<![\p{L}\d])(?:quartier|qtier|carr[ée]|lotissement|lot|[iî]lot|parcelle|maison|villa|immeuble|r[ée]sidence|b[âa]timent|bloc|appartement|appt?\.?|cit[ée]|sicap|vons?|porte) /giu;
const NAME =
  /(?:(?:de la|de|du|des|la|le|les) |(?:de )?[ld]['’])?\p{Lu}[\p{L}'’-]*(?: (?:(?:de la|de|du|des) )?\p{Lu}[\p{L}'’-]*){0,3}/uy;
/** Not what counts something or is money. */
const NUMBER =
  /(?:(?:n[°o]\.?|num[ée]ro) ?)?\d{1,5}(?:[./-]\d{1,4})?(?: (?:bis|ter)| ?[A-Z])?(?![\p{L}\d])(?![.,]\d| \d{3}| ?(?:f|fcfa|cfa|xof|€|%|pi[èe]ces|chambres|[ée]tages|personnes|heures)(?!\p{L}))/iuy;

const QUARTER = /(?<![\p{L}\d])quartier /giu;
const NO_QUARTER =
  'g[ée]n[ée]ral|populaire|r[ée]sidentiel|voisin|entier|chic|pauvre|riche|calme|avec|dans|sans|pour|mais|quand|avant|apr[èe]s|alors|cette|notre|votre';
/** Written without capitals, as on a telephone. */
const SMALL_NAME = new RegExp(`(?!(?:${NO_QUARTER})(?!\\p{L}))\\p{Ll}[\\p{L}'’-]{3,}`, 'uy');

const FORMS = [
  // `C/1234 Akpakpa`, `M/Adjovi`: square and house of Benin.
  /(?<![\p{L}\d/])(?:[Cc]\/ ?[A-Z]{0,3} ?\d{1,5}|[Mm]\/ ?\p{Lu}\p{L}{2,20})(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:\d{2} )?(?:b\.? ?p\.?|p\.? ?o\.? ?box|bo[iî]te postale)(?: ?:| n[°o]\.?)? ?\d{1,6}(?!\d)/giu,
  /(?<![\p{L}\d])(?:\d{1,4},? )?\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})? (?:Street|St|Road|Rd|Avenue|Ave|Close|Lane|Crescent|Drive)(?!\p{L})/gu,
  /(?<![\p{L}\d])(?:house|plot|flat|block|apartment) (?:no\.? ?|number )?\d{1,4}[a-z]?(?![\p{L}\d]| ?(?:rooms|bedrooms|people))/giu,
];

/** Places of streets, quarters, houses and post boxes. A town alone finds nobody. */
export function addressSpans(text: string): readonly Span[] {
  const named = [WAY, PLACE].flatMap((cue) => [...followed(text, cue, NAME), ...followed(text, cue, NUMBER)]);
  const found = [...named, ...followed(text, QUARTER, SMALL_NAME)]
    .filter(
      ({ span: [start, end] }) => !isTown(plain(text.slice(start, end)).replace(/^(?:de|du|des|la|le) /, '')),
    )
    .map(({ cue, span }): Span => [cue[0], span[1]]);
  return joined(text, [...found, ...spansOf(text, ...FORMS)], /^[ ,;-]{1,3}$/);
}
