import type { z } from 'zod/mini';
import {
  changePasswordBody,
  loginBody,
  logoutResult,
  meResult,
  passwordCodeBody,
  passwordCodeResult,
  registerBody,
  registerResult,
  resetPasswordBody,
  userResult,
  verifyOtpBody,
} from './accounts.ts';
import {
  alertsResult,
  contentQuery,
  educationCategoriesResult,
  educationItem,
  educationQuery,
  educationResult,
  tipsResult,
} from './content.ts';
import type { ErrorCode } from './errors.ts';
import { healthResult } from './health.ts';
import { messageBody, messageResult } from './messages.ts';
import {
  decisionBody,
  decisionResult,
  moderationQuery,
  moderationResult,
  reviewRequestBody,
  reviewRequestResult,
} from './moderation.ts';
import { type EndpointName, PATHS } from './paths.ts';
import { regionsResult, scamTypesResult } from './reference-data.ts';
import { reportBody, reportResult } from './reports.ts';
import { latestScamsQuery, scamsQuery, scamsResult } from './scams.ts';
import {
  reviewDecisionBody,
  reviewDecisionResult,
  service,
  serviceDetailsQuery,
  serviceReviewBody,
  serviceReviewResult,
  servicesQuery,
  servicesResult,
  serviceVoteBody,
  serviceVoteResult,
  waitingReviewsResult,
} from './services.ts';
import {
  feedbackBody,
  feedbackResult,
  verificationResult,
  verifyConversationBody,
  verifyLinkBody,
  verifyNumberBody,
  verifyProfileBody,
} from './verification.ts';

/** One call of the contract: where it is, what goes in, what comes out. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** Of the address: what stands behind its `?`. */
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** The body is a form with files rather than JSON. */
  readonly isForm?: boolean;
  /** What a field that is missing or too short is refused with, where the specification has a sentence for it. */
  readonly refusals?: Readonly<Record<string, ErrorCode>>;
  readonly status: 200 | 201 | 202;
  readonly response: z.core.$ZodType;
}

/** The table from which the server derives validation, serialisation and OpenAPI. */
export const ENDPOINTS = {
  verifyLink: {
    ...PATHS.verifyLink,
    summary: 'Check a web link',
    body: verifyLinkBody,
    status: 200,
    response: verificationResult,
  },
  verifyProfile: {
    ...PATHS.verifyProfile,
    summary: 'Check a social profile',
    body: verifyProfileBody,
    status: 200,
    response: verificationResult,
  },
  verifyNumber: {
    ...PATHS.verifyNumber,
    summary: 'Check a phone number',
    body: verifyNumberBody,
    status: 200,
    response: verificationResult,
  },
  verifyConversation: {
    ...PATHS.verifyConversation,
    summary: 'Check a message or conversation',
    body: verifyConversationBody,
    status: 200,
    response: verificationResult,
  },
  feedback: {
    ...PATHS.feedback,
    summary: 'Say what you think of a result',
    body: feedbackBody,
    status: 201,
    response: feedbackResult,
  },
  scamTypes: { ...PATHS.scamTypes, summary: 'Kinds of scam', status: 200, response: scamTypesResult },
  searchScams: {
    ...PATHS.searchScams,
    summary: 'Search reported scams, by words, by a part of a number or by a name in a link',
    query: scamsQuery,
    refusals: { search: 'search_too_short' },
    status: 200,
    response: scamsResult,
  },
  latestScams: {
    ...PATHS.latestScams,
    summary: 'Reported scams that a moderator has confirmed, newest first',
    query: latestScamsQuery,
    status: 200,
    response: scamsResult,
  },
  requestReview: {
    ...PATHS.requestReview,
    summary: 'Ask for another look at a report on oneself',
    body: reviewRequestBody,
    status: 201,
    response: reviewRequestResult,
  },
  scamsToModerate: {
    ...PATHS.scamsToModerate,
    summary: 'For moderators: scams with the reports on them as they were written, newest first',
    query: moderationQuery,
    status: 200,
    response: moderationResult,
  },
  moderateScam: {
    ...PATHS.moderateScam,
    summary: 'For moderators: publish, reject, merge with another, mask more',
    body: decisionBody,
    status: 200,
    response: decisionResult,
  },
  sendReport: {
    ...PATHS.sendReport,
    summary: 'Report a scam; `image` and `voice` may carry a file each',
    body: reportBody,
    isForm: true,
    refusals: {
      scamType: 'scam_type_missing',
      title: 'title_too_short',
      description: 'description_too_short',
      region: 'region_missing',
    },
    status: 201,
    response: reportResult,
  },
  regions: { ...PATHS.regions, summary: 'Regions by country', status: 200, response: regionsResult },
  sendMessage: {
    ...PATHS.sendMessage,
    summary: 'Write to the people who run the site',
    body: messageBody,
    status: 201,
    response: messageResult,
  },
  register: {
    ...PATHS.register,
    summary: 'Ask for an account: a code is sent to the phone',
    body: registerBody,
    status: 202,
    response: registerResult,
  },
  verifyOtp: {
    ...PATHS.verifyOtp,
    summary: 'Finish a registration with the code, in the browser that began it',
    body: verifyOtpBody,
    status: 200,
    response: userResult,
  },
  login: { ...PATHS.login, summary: 'Sign in', body: loginBody, status: 200, response: userResult },
  logout: { ...PATHS.logout, summary: 'Sign out', status: 200, response: logoutResult },
  me: { ...PATHS.me, summary: 'Who is signed in', status: 200, response: meResult },
  changePassword: {
    ...PATHS.changePassword,
    summary: 'Change the password; ends every other session',
    body: changePasswordBody,
    status: 200,
    response: userResult,
  },
  passwordCode: {
    ...PATHS.passwordCode,
    summary: 'Forgotten password: send a code, if there is such an account',
    body: passwordCodeBody,
    status: 202,
    response: passwordCodeResult,
  },
  resetPassword: {
    ...PATHS.resetPassword,
    summary: 'Set a new password with the code; ends every session',
    body: resetPasswordBody,
    status: 200,
    response: userResult,
  },
  alerts: {
    ...PATHS.alerts,
    summary: 'Alerts, newest first',
    query: contentQuery,
    status: 200,
    response: alertsResult,
  },
  currentAlerts: {
    ...PATHS.currentAlerts,
    summary: 'Alerts of the last three months, newest first',
    status: 200,
    response: alertsResult,
  },
  dailyTips: {
    ...PATHS.dailyTips,
    summary: 'Tips, one for each day',
    query: contentQuery,
    status: 200,
    response: tipsResult,
  },
  education: {
    ...PATHS.education,
    summary: 'Lessons, guides and tips, by words, category and level',
    query: educationQuery,
    status: 200,
    response: educationResult,
  },
  featuredEducation: {
    ...PATHS.featuredEducation,
    summary: 'The first lesson of each category',
    status: 200,
    response: educationResult,
  },
  educationCategories: {
    ...PATHS.educationCategories,
    summary: 'Categories of lessons',
    status: 200,
    response: educationCategoriesResult,
  },
  educationModule: {
    ...PATHS.educationModule,
    summary: 'One lesson',
    status: 200,
    response: educationItem,
  },
  services: {
    ...PATHS.services,
    summary: 'Services that the community recommends or warns of',
    query: servicesQuery,
    status: 200,
    response: servicesResult,
  },
  serviceDetails: {
    ...PATHS.serviceDetails,
    summary: 'One service with its reviews',
    query: serviceDetailsQuery,
    status: 200,
    response: service,
  },
  voteForService: {
    ...PATHS.voteForService,
    summary: 'Confirm a service or warn of it',
    body: serviceVoteBody,
    status: 200,
    response: serviceVoteResult,
  },
  reviewService: {
    ...PATHS.reviewService,
    summary: 'Review a service; shown once a moderator has published it',
    body: serviceReviewBody,
    status: 201,
    response: serviceReviewResult,
  },
  waitingReviews: {
    ...PATHS.waitingReviews,
    summary: 'Reviews that wait for a moderator, oldest first',
    status: 200,
    response: waitingReviewsResult,
  },
  decideReview: {
    ...PATHS.decideReview,
    summary: 'Publish or reject a review',
    body: reviewDecisionBody,
    status: 200,
    response: reviewDecisionResult,
  },
  health: {
    ...PATHS.health,
    summary: 'State of the server and its database',
    status: 200,
    response: healthResult,
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
