import type french from '../fr/home.ts';

export default {
  home: {
    title: 'ScamGuard – Check a link, a number or a message',
    description:
      'Did you get a strange message? Check a link, a number, a profile or a conversation for free, and know what to do.',
    hero: {
      headline: 'NEVER FALL VICTIM TO SCAMS AGAIN',
      lead: 'A message asks you for money or a code? Check it here, for free, in one minute.',
      verify: 'CHECK',
      report: 'REPORT',
      discuss: 'Start a discussion',
      phone: 'Help by telephone',
      write: 'Write to our help desk',
    },
    features: {
      heading: 'What you can do here',
      verify: {
        title: 'Checking',
        text: 'A link, a number, a profile or a conversation: see what is suspicious, and why.',
      },
      report: {
        title: 'Reporting',
        text: 'Tell what happened to you to warn others. Without giving your name.',
      },
      learn: { title: 'Learning', text: 'Short lessons to recognise the most common scams.' },
      accessible: {
        title: 'For everybody',
        text: 'Large texts, reading aloud, and a light site that saves your data.',
      },
    },
    video: {
      heading: 'ScamGuard on video',
      text: 'See how to check a message, and what to do if the money is gone.',
      title: 'What ScamGuard is',
      check: 'Check a link, a number or a message',
      act: 'Know what to do first',
      share: 'Warn others without giving your name',
    },
    figures: {
      heading: 'The fight against scams in figures',
      scamsReported: 'scams reported',
      usersProtected: 'users protected',
      verifiedServices: 'verified services',
      satisfaction: 'satisfaction',
      practice: 'Scam or not? Practise',
    },
    alert: {
      label: 'Current alert',
      published: 'published {{when}}',
      more: 'All alerts',
      danger: 'Danger',
      warning: 'Warning',
      info: 'Good to know',
    },
    services: {
      heading: 'Essential services',
      verify: {
        title: 'Smart checking',
        text: 'Paste a link, a number, a profile or a message. The answer comes at once.',
        action: 'Check now',
      },
      assistant: {
        title: 'Personal assistant',
        text: 'Say what is happening to you. The assistant asks simple questions and weighs the risk.',
        action: 'Talk to the assistant',
      },
      alerts: {
        title: 'Alerts and reports',
        text: 'See the tricks that keep coming back.',
        action: 'See the alerts',
      },
      direct: 'What do you want to check?',
      link: 'Link',
      number: 'Number',
      conversation: 'Message',
      profile: 'Profile',
    },
    education: {
      heading: 'Learn to recognise scams',
      text: 'A training programme of {{months}} months, free and at your own pace.',
      result: '{{percent}}% of the participants say that they feel more confident.',
      action: 'Start learning',
    },
    trust: {
      heading: 'Community trust',
      text: 'Members rate services and say which of them keep their word.',
      rating: '{{stars}} out of 5',
      verifiedBy: 'Verified by {{count}} members',
      sample: 'Example',
      transfer: { name: 'Sunrise Transfers', type: 'Money transfer' },
      bank: { name: 'Baobab Savings', type: 'Bank and savings' },
      shop: { name: 'Calabash Shop', type: 'Online shop' },
      action: 'See the trusted services',
    },
    tip: {
      heading: 'Tip of the day',
      loading: 'Loading the tip of the day',
      failed: 'The tip of the day could not be loaded.',
      more: 'The other tips',
    },
    reports: {
      heading: 'Community report centre',
      text: 'Have you seen a scam? Your story warns others. You are not asked for your name.',
      report: 'Report a scam',
      latest: 'See the latest reports',
      emergency: 'I sent the money',
      emergencyHint: 'What to do in the next minutes',
    },
    finale: {
      heading: 'In doubt? Check before you pay.',
      text: 'It is free, needs no account, and takes a minute.',
      action: 'Check for free',
    },
  },
} satisfies typeof french;
