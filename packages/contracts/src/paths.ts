/**
 * Method and URL of every call, without schemas, so that the browser pays for no validation it does not run.
 * `endpoints.ts` adds the schemas.
 */
export const PATHS = {
  verifyLink: { method: 'POST', path: '/api/verify/link' },
  verifyProfile: { method: 'POST', path: '/api/verify/profile' },
  verifyNumber: { method: 'POST', path: '/api/verify/number' },
  verifyConversation: { method: 'POST', path: '/api/verify/conversation' },
  feedback: { method: 'POST', path: '/api/feedback' },
  scamTypes: { method: 'GET', path: '/api/scams/types' },
  regions: { method: 'GET', path: '/api/regions' },
  health: { method: 'GET', path: '/api/health' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
} as const;

export type EndpointName = keyof typeof PATHS;
