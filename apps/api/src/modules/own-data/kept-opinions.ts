import type { BrowserData } from '@scamguard/contracts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { OpinionRows } from './opinions.ts';

/** Reviews and votes as their author reads them. */
export function keptOpinions(
  { reviews, votes }: OpinionRows,
  language: AnswerLanguage,
): Pick<BrowserData, 'reviews' | 'votes'> {
  return {
    reviews: reviews.map(({ review: { serviceId, rating, content, status, createdAt }, names }) => ({
      serviceId,
      serviceName: names[language].name,
      rating,
      content,
      status,
      createdAt: createdAt.toISOString(),
    })),
    votes: votes.map(({ vote: { serviceId, opinion, createdAt }, names }) => ({
      serviceId,
      serviceName: names[language].name,
      opinion,
      createdAt: createdAt.toISOString(),
    })),
  };
}
