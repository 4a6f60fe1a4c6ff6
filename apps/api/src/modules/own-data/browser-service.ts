import type { BrowserData } from '@scamguard/contracts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { TalkKeys } from '../assistant/talk-keys.ts';
import type { VoterKeys } from '../services/voter-keys.ts';
import type { BrowserDataRepository } from './browser-repository.ts';
import { keptOpinions } from './kept-opinions.ts';

/** The cookies that a browser keeps for us: that of its votes and reviews, and that of its talks. */
export interface BrowserCookies {
  readonly voter: string | undefined;
  readonly talks: string | undefined;
}

export interface BrowserDataService {
  /** The data under a browser's cookies. A cookie that is absent, or that this server did not sign, has none. */
  readonly of: (cookies: BrowserCookies, language: AnswerLanguage) => Promise<BrowserData>;
  readonly remove: (cookies: BrowserCookies) => Promise<{ reviews: number; votes: number; talks: number }>;
}

export interface BrowserDataOptions {
  readonly repository: BrowserDataRepository;
  readonly voters: VoterKeys;
  readonly talks: TalkKeys;
}

/** The actions of somebody without an account in one browser. */
export function browserDataService({ repository, voters, talks }: BrowserDataOptions): BrowserDataService {
  const keysOf = (cookies: BrowserCookies) => ({
    visitor: voters.tokens.isOurs(cookies.voter) ? voters.ofBrowser(cookies.voter) : undefined,
    owner: talks.tokens.isOurs(cookies.talks) ? talks.ofOwner(cookies.talks) : undefined,
  });
  return {
    of: async (cookies, language) => {
      const { talks: rows, ...opinions } = await repository.find(keysOf(cookies));
      return {
        ...keptOpinions(opinions, language),
        talks: rows.map(({ expiresAt, state, answer }) => ({
          expiresAt: expiresAt.toISOString(),
          state: JSON.parse(state),
          lastAnswer: JSON.parse(answer),
        })),
      };
    },
    remove: (cookies) => repository.remove(keysOf(cookies)),
  };
}
