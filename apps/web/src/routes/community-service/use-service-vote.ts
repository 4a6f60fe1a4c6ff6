import type { ServiceVoteBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import useSWRMutation from 'swr/mutation';
import { request } from '../../data/request.ts';

/** How many people said what, after the vote. */
interface Votes {
  readonly verifiedCount: number;
  readonly flaggedCount: number;
}

/** Says what the visitor thinks of a service; a later vote replaces the earlier one. */
export const useServiceVote = (id: string) =>
  useSWRMutation<Votes, Error, string, ServiceVoteBody & { language: Language }>(
    `vote ${id}`,
    (_key, { arg: { opinion, language } }) =>
      request('voteForService', { language, params: { id }, body: { opinion } }),
  );
