import type { LatestScamsQuery, Scam, ScamsQuery } from '@scamguard/contracts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { type AnswerLanguage, nameIn } from '../../languages.ts';
import { nextCursor, type Page, pageOf } from './page.ts';
import type { FoundScam, ScamsRepository } from './repository.ts';
import { searchTerms } from './search-terms.ts';
import { publicScam } from './shown.ts';

export interface ScamsPage {
  readonly scams: Scam[];
  /** Where the next page begins, if there may be one. */
  readonly nextCursor: string | undefined;
}

export interface ScamsService {
  readonly types: (language: AnswerLanguage) => Promise<{ id: string; name: string }[]>;
  readonly latest: (query: LatestScamsQuery, language: AnswerLanguage) => Promise<ScamsPage>;
  readonly search: (query: ScamsQuery, language: AnswerLanguage) => Promise<ScamsPage>;
}

export interface ScamsOptions {
  readonly repository: ScamsRepository;
  /** The hash under which parts of contacts are kept. */
  readonly hashPart: KeyedHash;
}

export function scamsService({ repository, hashPart }: ScamsOptions): ScamsService {
  const find = async (search: string, page: Page): Promise<FoundScam[]> => {
    const terms = searchTerms(search);
    const contactParts = terms.parts.map(hashPart);
    const asked = { words: terms.words.map((word) => [word]), contactParts };
    const found = await repository.search(asked, page);
    if (found.length || terms.words.length === 0) return found;
    // A later page may be empty though the search is spelt right.
    if (page.after && (await repository.search(asked, { limit: 1, after: undefined })).length) return found;
    const alike = await repository.alike(terms.words);
    const meant = terms.words.map((word) => [word, ...(alike.get(word) ?? [])]);
    return alike.size ? repository.search({ words: meant, contactParts }, page) : found;
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
    search: async (query, language) => {
      const page = pageOf(query);
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
