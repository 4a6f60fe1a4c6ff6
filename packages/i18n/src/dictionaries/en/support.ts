import type french from '../fr/support.ts';

export default {
  support: {
    title: 'Support',
    description: 'How to reach us, frequent questions, and ways to learn alone or with somebody.',
    lead: 'Choose how you want to be helped.',
    tabs: {
      label: 'Kind of help',
      contact: 'Contact',
      faq: 'FAQ',
      resources: 'Resources',
    },
    ways: 'Reach us',
    faq: {
      heading: 'Frequent questions',
      loading: 'Loading the questions',
      failed: 'The frequent questions could not be loaded.',
    },
    resources: {
      heading: 'To go further',
      guides: {
        title: 'Guides for beginners',
        text: 'Simple lessons to read or listen to.',
        action: 'Open the guides',
      },
      forum: {
        title: 'Community forum',
        text: 'Services rated by members, and their reviews.',
        action: 'Go to the community',
      },
      sessions: {
        title: 'Help sessions',
        text: 'Ask for a session, alone or for a group. We answer by email.',
        action: 'Ask for a session',
      },
    },
  },
} satisfies typeof french;
