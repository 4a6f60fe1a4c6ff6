/**
 * Method and URL of every call, without schemas, so that the browser pays for no validation it does not run.
 * `endpoints.ts` adds the schemas. A name in braces stands for a part of the address.
 */
export const PATHS = {
  verifyLink: { method: 'POST', path: '/api/verify/link' },
  verifyProfile: { method: 'POST', path: '/api/verify/profile' },
  verifyNumber: { method: 'POST', path: '/api/verify/number' },
  verifyConversation: { method: 'POST', path: '/api/verify/conversation' },
  feedback: { method: 'POST', path: '/api/feedback' },
  scamTypes: { method: 'GET', path: '/api/scams/types' },
  searchScams: { method: 'GET', path: '/api/scams' },
  latestScams: { method: 'GET', path: '/api/scams/latest' },
  sendReport: { method: 'POST', path: '/api/reports' },
  regions: { method: 'GET', path: '/api/regions' },
  sendMessage: { method: 'POST', path: '/api/messages' },
  register: { method: 'POST', path: '/api/auth/register' },
  verifyOtp: { method: 'POST', path: '/api/auth/verify-otp' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  me: { method: 'GET', path: '/api/auth/me' },
  changePassword: { method: 'POST', path: '/api/auth/password' },
  passwordCode: { method: 'POST', path: '/api/auth/password/code' },
  resetPassword: { method: 'POST', path: '/api/auth/password/reset' },
  alerts: { method: 'GET', path: '/api/alerts' },
  currentAlerts: { method: 'GET', path: '/api/alerts/current' },
  dailyTips: { method: 'GET', path: '/api/daily-tips' },
  education: { method: 'GET', path: '/api/education/all' },
  featuredEducation: { method: 'GET', path: '/api/education/featured' },
  educationCategories: { method: 'GET', path: '/api/education/categories' },
  educationModule: { method: 'GET', path: '/api/education/modules/{id}' },
  services: { method: 'GET', path: '/api/services' },
  serviceDetails: { method: 'GET', path: '/api/services/details' },
  voteForService: { method: 'POST', path: '/api/services/{id}/votes' },
  reviewService: { method: 'POST', path: '/api/services/{id}/reviews' },
  waitingReviews: { method: 'GET', path: '/api/moderation/reviews' },
  decideReview: { method: 'POST', path: '/api/moderation/reviews/{id}' },
  audio: { method: 'GET', path: '/api/audio/{id}' },
  health: { method: 'GET', path: '/api/health' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
} as const;

export type EndpointName = keyof typeof PATHS;
