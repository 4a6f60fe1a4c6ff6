import type french from '../fr/written.ts';

export default {
  written: {
    privacy: {
      title: 'Your data, in plain words',
      description: 'What we keep, what we do not keep, and how to have erased what concerns you.',
    },
    terms: {
      title: 'Rules of use, in plain words',
      description: 'What this service does, what it does not do, and what we ask of you.',
    },
    accessibility: {
      title: 'Accessibility',
      description: 'What we have tried, what does not work yet, and how to tell us.',
    },
    developers: {
      title: 'For developers',
      description: 'The calls of ScamGuard, free and without a key: your first answer in one minute.',
    },
    integration: {
      title: 'The widgets, for your developer',
      description: 'Attributes, events, sizes, versions and what is measured.',
    },
    updated: 'Updated on {{date}}',
    listen: 'Listen to this page',
    loading: 'Loading the page',
    failed: 'This page could not be loaded.',
  },
} satisfies typeof french;
