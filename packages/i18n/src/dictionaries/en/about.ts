import type french from '../fr/about.ts';

export default {
  about: {
    title: 'About',
    description: 'Our mission, our goals for {{year}}, our values and our team.',
    lead: 'ScamGuard helps everybody to recognise a scam before they pay.',
    mission: {
      heading: 'Our mission',
      text: 'Created in {{year}}, ScamGuard protects the public against online scams. The service is free. It is made first of all for those who read little, or who are new to phones and the internet.',
    },
    vision: {
      heading: 'Our vision for {{year}}',
      text: 'This is what we want to achieve by {{year}}.',
      users: 'active users',
      countries: 'African countries',
      languages: 'local languages',
      losses: 'fraud losses',
      million: '{{count}} million',
      millions: '{{count}} million',
    },
    values: {
      heading: 'Our values',
      protection: { title: 'Protection', text: 'Warn before harm is done, and never frighten.' },
      accessibility: {
        title: 'Accessibility',
        text: 'A light site, to read or to listen to, on a small phone.',
      },
      community: { title: 'Community', text: 'Every report protects the next person.' },
      inclusion: {
        title: 'Inclusion',
        text: "In everybody's own language, with no account and nothing to pay.",
      },
    },
    team: {
      heading: 'Our team',
      promoter: { title: 'Promoter', text: 'Leads the project and its partnerships.' },
      technology: { title: 'Head of technology', text: 'Looks after the site and your data.' },
      education: { title: 'Head of education', text: 'Writes the lessons in simple words.' },
    },
    action: {
      heading: 'Let us move forward together',
      text: 'An association, a school, a company, or just you: everybody can help.',
      partner: 'Become a partner',
      join: 'Join us',
    },
    widgets: 'ScamGuard on your site',
    evaluation: 'See how good our checks are',
  },
} satisfies typeof french;
