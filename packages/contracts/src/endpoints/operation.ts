import { healthResult, liveResult } from '../health.ts';
import { messageBody, messageResult } from '../messages.ts';
import { PATHS } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

/** The server itself, and messages to the people who run it. */
export const OPERATION_ENDPOINTS = {
  sendMessage: {
    ...PATHS.sendMessage,
    summary: 'Write to the people who run the site',
    body: messageBody,
    status: 201,
    response: messageResult,
  },
  health: {
    ...PATHS.health,
    summary: 'State of the server and its database',
    status: 200,
    response: healthResult,
  },
  live: {
    ...PATHS.live,
    summary: 'Whether the process answers',
    status: 200,
    response: liveResult,
  },
  ready: {
    ...PATHS.ready,
    summary: 'Whether writes work: 200, or 503 with the same body',
    status: 200,
    response: healthResult,
    otherResponses: { 503: healthResult },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
