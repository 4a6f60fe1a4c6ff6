import english from '../en/verify.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  verify: {
    tabs: 'Wetin you wan check?',
    helpHeading: 'How to do am',
    busy: 'We dey check am...',
    checked: 'Wetin we check',
    link: {
      label: 'Link wey you wan check',
      help: 'Copy the whole link, no open am. Example: https://example.com/page',
      submit: 'Check this link',
      failed: 'We no fit check this link now. Abeg try again later.',
    },
    profile: {
      label: 'Profile wey you wan check',
      help: 'Put the name or the address of the profile: Facebook, WhatsApp, TikTok…',
      submit: 'Check this profile',
      failed: 'We no fit check this profile now. Abeg try again later.',
    },
    number: {
      label: 'Number wey you wan check',
      help: 'Put the whole number, with the country code if you fit: +234…',
      submit: 'Check this number',
      failed: 'We no fit check this number now. Abeg try again later.',
    },
    conversation: {
      label: 'Message wey you wan check',
      placeholder: 'Paste the message wey dem send you here',
      help: 'Paste the SMS, chat or email wey you no trust. Comot your secret codes first.',
      submit: 'Check this message',
      failed: 'We no fit check this message now. Abeg try again later.',
    },
    picture: {
      text: 'Read screenshot',
      link: 'Read QR code',
      reading: 'We dey read the picture...',
      offline: 'You need network to read picture. You fit type the message.',
      failed: 'The picture no gree read. Try again, or type the message.',
    },
    required: { text: 'Abeg put wetin you wan check.' },
    failure: { text: 'Something spoil as we dey check. Abeg try again.', retry: 'Try again' },
  },
  result: {
    safeText: 'From wetin we see, this one look okay.',
    riskText: 'Shine your eye! This one fit put you for trouble.',
    band: {
      safe: 'Officially known',
      low: 'Small risk',
      medium: 'Shine your eye',
      high: 'Danger',
      unknown: 'We no see anything bad, still shine your eye',
    },
    readAs: {
      link: 'We read am as link.',
      profile: 'We read am as profile.',
      number: 'We read am as number.',
      conversation: 'We read am as message.',
      several: 'We read everything wey you put here together.',
    },
    listen: 'Listen to am',
    whatToDo: 'Wetin to do now',
    reasons: 'Why',
    reportScam: 'Report this scam',
    offline: 'We check am for your phone, our server no dey inside.',
    communityOne: '1 person don report am.',
    communityMany: '{{count}} people don report am.',
    tellMore: 'Tell us wetin happen',
    emergency: 'I don send the money',
    emergencyHint: 'Or give code: wetin to do now now',
    yourText: 'Your message: we mark wetin no pure',
    nothingMarked: 'We no see any bad word. Still shine your eye.',
    backToText: 'See am for the message',
    next: 'Wetin dem go likely tell you next',
    feedbackFailed: { text: 'Network cut. We no save wetin you talk. Abeg try again.' },
  },
});
