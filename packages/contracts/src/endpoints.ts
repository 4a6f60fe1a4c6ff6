import type { z } from 'zod/mini';
import { healthResult } from './health.ts';
import { type EndpointName, PATHS } from './paths.ts';
import { regionsResult, scamTypesResult } from './reference-data.ts';
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
  readonly body?: z.core.$ZodType;
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
  regions: { ...PATHS.regions, summary: 'Regions by country', status: 200, response: regionsResult },
  health: {
    ...PATHS.health,
    summary: 'State of the server and its database',
    status: 200,
    response: healthResult,
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
