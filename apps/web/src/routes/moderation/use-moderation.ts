import { addressOf } from '@scamguard/client';
import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

/** Entries of one page: as many as the server gives at once. */
const LIMIT = 50;

/** Scams in one state with everything that was sent about them, and how to decide on them. For moderators. */
export function useModeration(status: ModeratedScam['status']) {
  const { language } = useLanguage();
  const list = useAnswer(addressOf('scamsToModerate', { query: { status, limit: LIMIT } }));
  const decide = async (id: string, body: DecisionBody) => {
    await request('moderateScam', { language, params: { id }, body });
    await list.mutate();
  };
  return { ...list, decide };
}
