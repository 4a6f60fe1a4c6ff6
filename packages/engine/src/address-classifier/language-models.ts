import {
  type LanguageModel,
  languageModel,
  NGRAM_SCORES,
  type NgramTable,
  scoreNgrams,
} from '../inference/backoff-model.ts';
import { endingOf } from './address-features.ts';
import type { AddressComponents } from './lexical-features.ts';

/** The models whose weights are log-likelihood ratios: how much more likely a character is in scams than elsewhere. */
export const RATIO_MODELS: readonly LanguageModel[] = [
  languageModel(31, 4),
  languageModel(32, 4),
  languageModel(33, 5),
  languageModel(35, 7),
  languageModel(36, 5),
];
/** The model of the names of established sites. Names that were typed at random score low. */
export const NAME_MODEL: LanguageModel = languageModel(34, 4);

const LONGEST_NAME = 40;
const LONGEST_BELOW = 60;
const LONGEST_PATH = 100;
const LONGEST_QUERY = 60;
/** So many characters of a path are modelled together with the host. */
const BEGINNING = 20;

const CAPITAL = /[A-Z]/g;
const SMALL = /[a-z]/g;

/**
 * The texts that {@link RATIO_MODELS} score, in their order: the registered name with its ending; the subdomains; path and query; the
 * path by the classes of its characters; the host with the beginning of its path.
 */
export function modelledTexts(address: AddressComponents): readonly string[] {
  const path = address.path.length > 1 ? address.path.slice(0, LONGEST_PATH) : '';
  const query = address.query === '' ? '' : `?${address.query.slice(0, LONGEST_QUERY)}`;
  const name = `${address.name.slice(0, LONGEST_NAME)}.${endingOf(address)}`;
  const below = address.below.slice(-LONGEST_BELOW);
  return [
    name,
    below,
    `${path}${query}`,
    path.replace(SMALL, 'a').replace(CAPITAL, 'b'),
    `${below}.${name}/${path.slice(0, BEGINNING)}`,
  ];
}

/** The texts that {@link NAME_MODEL} scores: the registered name, the subdomain next to it, the last segment of the path without its file ending. */
function nameTexts({ name, below, path }: AddressComponents): readonly string[] {
  const end = path.endsWith('/') ? path.length - 1 : path.length;
  const last = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  const dot = last.indexOf('.');
  return [name, below.slice(below.lastIndexOf('.') + 1), dot === -1 ? last : last.slice(0, dot)].map((text) =>
    text.slice(0, LONGEST_NAME),
  );
}

/** How many numbers {@link scoreAddressNgrams} writes. */
export const ADDRESS_NGRAM_SCORES = (RATIO_MODELS.length + 3) * NGRAM_SCORES;

/** Writes the scores of all language models. An empty text scores zero. */
export function scoreAddressNgrams(
  address: AddressComponents,
  table: NgramTable,
  into: Float64Array,
  from: number,
): void {
  into.fill(0, from, from + ADDRESS_NGRAM_SCORES);
  let at = from;
  const score = (text: string, model: LanguageModel) => {
    if (text !== '') scoreNgrams(text, model, table, into, at);
    at += NGRAM_SCORES;
  };
  const texts = modelledTexts(address);
  for (let model = 0; model < texts.length; model += 1)
    score(texts[model] ?? '', RATIO_MODELS[model] ?? NAME_MODEL);
  for (const name of nameTexts(address)) score(name, NAME_MODEL);
}
