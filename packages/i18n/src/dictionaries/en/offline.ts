import type french from '../fr/offline.ts';

export default {
  offline: {
    title: 'Keep ScamGuard for when there is no network?',
    keep: 'Keep offline ({{size}} KB)',
    keeping: 'Under way...',
    kept: 'Done: checking and first aid work without a network.',
    failed: 'Not everything could be kept. Try again when the network is better.',
  },
} satisfies typeof french;
