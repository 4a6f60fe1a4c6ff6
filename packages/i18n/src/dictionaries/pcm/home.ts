import english from '../en/home.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  home: {
    title: 'ScamGuard – Check link, number or message',
    description: 'Dem send you message wey you no understand? Check am here free, and know wetin to do.',
    hero: {
      headline: 'NO LET THEM SCAM YOU AGAIN',
      lead: 'Message dey ask you for money or code? Check am here, free, for one minute.',
      verify: 'CHECK AM',
      discuss: 'Make we talk',
      phone: 'Help for phone',
      write: 'Write us make we help',
    },
    features: {
      heading: 'Wetin you fit do here',
      verify: { title: 'Check', text: 'Link, number, profile or message: see wetin no pure, and why.' },
      report: {
        title: 'Report',
        text: 'Tell wetin happen to you, make other people hear. No need for your name.',
      },
      learn: { title: 'Learn', text: 'Short lessons to know the scams wey plenty.' },
      accessible: {
        title: 'For everybody',
        text: 'Big letters, voice wey dey read, and site wey no dey chop data.',
      },
    },
    figures: { practice: 'Scam or no be scam? Try am' },
    alert: {
      label: 'New warning',
      more: 'All the warnings',
      warning: 'Shine your eye',
      info: 'Good to know',
    },
    services: {
      verify: {
        title: 'Smart check',
        text: 'Paste link, number, profile or message. The answer go come sharp sharp.',
        action: 'Check am now',
      },
      assistant: {
        title: 'Your assistant',
        text: 'Talk wetin dey happen. The assistant go ask you simple questions.',
        action: 'Talk to the assistant',
      },
      alerts: { title: 'Warnings', text: 'See the tricks wey dem dey use.', action: 'See the warnings' },
      direct: 'Wetin you wan check?',
      conversation: 'Message',
    },
    education: { heading: 'Learn to know scam', action: 'Start to learn' },
    tip: { heading: 'Advice for today', more: 'The other advice' },
    reports: {
      text: 'You don see scam? Your story go warn other people. We no go ask your name.',
      report: 'Report scam',
      latest: 'See the new reports',
      emergency: 'I don send the money',
      emergencyHint: 'Wetin to do now now',
    },
    finale: {
      heading: 'You no sure? Check am before you pay.',
      text: 'E free, no need for account, na one minute e dey take.',
      action: 'Check am free',
    },
  },
});
