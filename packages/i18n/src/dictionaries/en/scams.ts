import type french from '../fr/scams.ts';

export default {
  scams: {
    byOne: 'reported by 1 person, not verified',
    byMany: 'reported by {{count}} people, not verified',
    verifiedByOne: 'reported by 1 person, confirmed by a moderator',
    verifiedByMany: 'reported by {{count}} people, confirmed by a moderator',
    unread: 'The text will appear once it has been read over.',
    contact: 'Contact:',
    hasAudio: 'Has a voice message',
  },
} satisfies typeof french;
