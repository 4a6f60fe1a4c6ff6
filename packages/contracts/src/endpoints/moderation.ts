import { decisionBody, decisionResult, moderationQuery, moderationResult } from '../moderation.ts';
import { PATHS } from '../paths.ts';
import {
  reviewDecisionBody,
  reviewDecisionResult,
  waitingReviewsQuery,
  waitingReviewsResult,
} from '../services.ts';
import type { Endpoint } from './endpoint.ts';

/** For moderators. */
export const MODERATION_ENDPOINTS = {
  scamsToModerate: {
    ...PATHS.scamsToModerate,
    access: 'moderator',
    summary: 'For moderators: scams with the reports on them as they were written, newest first',
    query: moderationQuery,
    status: 200,
    response: moderationResult,
  },
  moderateScam: {
    ...PATHS.moderateScam,
    access: 'moderator',
    summary: 'For moderators: publish, reject, merge with another, mask more',
    body: decisionBody,
    refusals: { title: 'title_too_short', description: 'description_too_short' },
    status: 200,
    response: decisionResult,
  },
  waitingReviews: {
    ...PATHS.waitingReviews,
    query: waitingReviewsQuery,
    access: 'moderator',
    summary: 'Reviews that wait for a moderator, oldest first',
    status: 200,
    response: waitingReviewsResult,
  },
  decideReview: {
    ...PATHS.decideReview,
    access: 'moderator',
    summary: 'Publish or reject a review',
    body: reviewDecisionBody,
    status: 200,
    response: reviewDecisionResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
