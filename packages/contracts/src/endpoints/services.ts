import { PATHS } from '../paths.ts';
import {
  service,
  serviceDetailsQuery,
  serviceReviewBody,
  serviceReviewResult,
  servicesQuery,
  servicesResult,
  serviceVoteBody,
  serviceVoteResult,
} from '../services.ts';
import type { Endpoint } from './endpoint.ts';

/** Services and what visitors say of them. */
export const SERVICES_ENDPOINTS = {
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
} as const satisfies Readonly<Record<string, Endpoint>>;
