import type { LatestScamsQuery, Scam, ScamsQuery } from '@scamguard/contracts';
import { PAGE_SIZE } from '@scamguard/contracts';
import { CodedError } from '../../errors.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { type AnswerLanguage, nameIn } from '../../languages.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { FoundScam, Page, ScamsRepository } from './repository.ts';
import { searchTerms } from './search-terms.ts';

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

function pageOf({ limit = PAGE_SIZE.usual, cursor }: LatestScamsQuery): Page {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after)
    throw new CodedError('invalid_input', [{ field: 'cursor', problem: 'not_allowed' }]);
  return { limit, after };
}

function shown(found: readonly FoundScam[], { limit }: Page, language: AnswerLanguage): ScamsPage {
  const last = found.at(-1);
  return {
    scams: found.map((scam) => ({
      id: scam.id,
      scamType: scam.scamType,
      title: scam.title,
      description: scam.description,
      region: nameIn(scam.regionNames, language),
      reportCount: scam.reporters,
      scammerContact: scam.contact,
      hasAudio: scam.hasAudio,
      isVerified: scam.status === 'published',
      lastReportedAt: scam.lastReportedAt.toISOString(),
    })),
    nextCursor: last && found.length === limit ? writeCursor(last) : undefined,
  };
}
