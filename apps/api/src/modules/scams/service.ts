import type { LatestScamsQuery, Scam, ScamsQuery } from '@scamguard/contracts';
import { type AnswerLanguage, nameIn } from '../../http/languages.ts';
import type { RateLimits } from '../../rate-limits/service.ts';
import type { ContactKeys } from '../../secrets/contact-keys.ts';
import { soughtContact } from './by-contact.ts';
import { nextCursor, type Page, pageOf } from './page.ts';
import type { FoundScam, ScamsRepository } from './repository.ts';
import { searchTerms } from './search-terms.ts';
import { publicScam } from './shown.ts';

export interface ScamsPage {
  readonly scams: Scam[];
  /** The beginning of the next page, if there may be one. */
  readonly nextCursor: string | undefined;
}

export interface ScamsService {
  readonly types: (language: AnswerLanguage) => Promise<{ id: string; name: string }[]>;
  readonly latest: (query: LatestScamsQuery, language: AnswerLanguage) => Promise<ScamsPage>;
  /**
   * @param address the address of the person who asks.
   * @throws {CodedError} `too_many_requests` when somebody, or all together, ask for too many numbers.
   */
  readonly search: (query: ScamsQuery, language: AnswerLanguage, address: string) => Promise<ScamsPage>;
}

export interface ScamsOptions {
  readonly repository: ScamsRepository;
  readonly keys: ContactKeys;
  readonly limits: RateLimits;
}

const HOUR_MS = 60 * 60_000;
/** The limits of searches that name a number. A person who tries numbers one after the other needs millions of them. */
const ONE_VISITOR = { max: 120, windowMs: HOUR_MS };
const EVERYBODY = { max: 5_000, windowMs: HOUR_MS };
const NAMES_A_NUMBER = /\p{Nd}{4}|(?:\p{Nd}[^\p{L}\p{N}]*){6}/u;

export function scamsService({ repository, keys, limits }: ScamsOptions): ScamsService {
  const find = async (search: string, page: Page): Promise<FoundScam[]> => {
    const terms = searchTerms(search);
    const contact = soughtContact(terms.contact, keys);
    const asked = { words: terms.words.map((word) => [word]), contact };
    const found = await repository.search(asked, page);
    if (found.length || terms.words.length === 0) return found;
    // A later page may be empty though the search is spelt right.
    if (page.after && (await repository.search(asked, { limit: 1, after: undefined })).length) return found;
    const alike = await repository.alike(terms.words);
    const meant = terms.words.map((word) => [word, ...(alike.get(word) ?? [])]);
    return alike.size ? repository.search({ words: meant, contact }, page) : found;
  };

  return {
    types: async (language) => {
      const types = await repository.types();
      return types.map(({ id, names }) => ({ id, name: nameIn(names, language) }));
    },
    latest: async (query, language) => {
      const page = pageOf(query);
      return shown(await repository.latest(page), page, language);
    },
    search: async (query, language, address) => {
      const page = pageOf(query);
      if (NAMES_A_NUMBER.test(query.search)) {
        await limits.take(['number-search', address], ONE_VISITOR);
        await limits.take(['number-search'], EVERYBODY);
      }
      return shown(await find(query.search, page), page, language);
    },
  };
}

function shown(found: readonly FoundScam[], page: Page, language: AnswerLanguage): ScamsPage {
  return {
    scams: found.map(({ regionNames, ...scam }) => publicScam(scam, regionNames, language)),
    nextCursor: nextCursor(found, page),
  };
}
