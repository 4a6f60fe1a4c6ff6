import type french from '../fr/integration.ts';

export default {
  integration: {
    now: 'The server now',
    ok: 'It answers, and it stores.',
    degraded: 'It answers and checks. It stores nothing for the moment: reports wait.',
    away: 'It does not answer. The widgets check with what the phone knows.',
    asking: 'We are asking it...',
  },
} satisfies typeof french;
