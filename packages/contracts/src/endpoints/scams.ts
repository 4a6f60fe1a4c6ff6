import { reviewRequestBody, reviewRequestResult } from '../moderation.ts';
import { PATHS } from '../paths.ts';
import { optionsQuery, regionsResult, scamTypesResult } from '../reference-data.ts';
import { ownReportsQuery, ownReportsResult, reportBody, reportResult } from '../reports.ts';
import { latestScamsQuery, scamsQuery, scamsResult } from '../scams.ts';
import { threatsQuery, threatsResult } from '../threats.ts';
import type { Endpoint } from './endpoint.ts';

/** Reports and what everybody may read of them. */
export const SCAMS_ENDPOINTS = {
  scamTypes: {
    ...PATHS.scamTypes,
    query: optionsQuery,
    summary: 'Kinds of scam',
    status: 200,
    response: scamTypesResult,
  },
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
  threats: {
    ...PATHS.threats,
    summary:
      'Sites that moderators have confirmed as scams; numbers too, for whoever has a key (`Authorization: Bearer …`)',
    query: threatsQuery,
    status: 200,
    response: threatsResult,
  },
  requestReview: {
    ...PATHS.requestReview,
    summary: 'Ask for another look at a report on oneself',
    body: reviewRequestBody,
    status: 201,
    response: reviewRequestResult,
  },
  sendReport: {
    ...PATHS.sendReport,
    summary: 'Report a scam; `image` and `voice` may carry a file each',
    body: reportBody,
    isForm: true,
    formFiles: {
      image: 'A JPEG, PNG, GIF or PDF of at most 5 MB, told by its bytes.',
      voice: 'A voice note of at most two minutes: WebM, Ogg, MP4 or MP3.',
    },
    refusals: {
      scamType: 'scam_type_missing',
      title: 'title_too_short',
      description: 'description_too_short',
      region: 'region_missing',
    },
    status: 201,
    response: reportResult,
  },
  ownReports: {
    ...PATHS.ownReports,
    access: 'account',
    summary: 'What one has reported oneself while signed in, newest first, and what was decided',
    query: ownReportsQuery,
    status: 200,
    response: ownReportsResult,
  },
  regions: {
    ...PATHS.regions,
    query: optionsQuery,
    summary: 'Regions by country',
    status: 200,
    response: regionsResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
