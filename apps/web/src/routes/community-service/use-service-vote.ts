import type { AnswerOf } from '@scamguard/client';
import type { ServiceVoteBody } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import useSWRMutation from 'swr/mutation';
import { request } from '../../data/request.ts';

/** Says what the visitor thinks of a service; a later vote replaces the earlier one. */
export const useServiceVote = (id: string) =>
  useSWRMutation<AnswerOf<'voteForService'>, Error, string, ServiceVoteBody & { language: Language }>(
    `vote ${id}`,
    (_key, { arg: { opinion, language } }) =>
      request('voteForService', { language, params: { id }, body: { opinion } }),
  );
