import type french from '../fr/alerts.ts';

export default {
  alerts: {
    title: 'Alerts',
    everywhere: 'Have a message checked without opening this site',
    heading: 'Current alerts',
    description: 'The tricks that keep coming back in West Africa, and how to avoid them.',
    lead: 'Tricks that keep coming back, each with its source.',
    loading: 'Loading the alerts...',
    failed: 'The recent alerts could not be loaded.',
    none: 'No alert at the moment',
    noneHint: 'Stay careful: you can check any message you get.',
    verify: 'Check a message',
    all: 'All alerts',
    published: 'published {{when}}',
    source: 'Source: {{name}}',
    severity: { danger: 'Danger', warning: 'Warning', info: 'Good to know' },
  },
} satisfies typeof french;
