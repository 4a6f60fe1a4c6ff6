import english from '../en/chatbot.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  chatbot: {
    description: 'Talk wetin dey happen: the assistant go tell you if na scam, and wetin to do.',
    warning: 'No ever share your secret.',
    newSession: 'New check',
    home: 'Go back home',
    you: 'You',
    typing: 'The assistant dey write...',
    input: 'Your message',
    placeholder: 'Write or paste am here...',
    busy: 'We dey look am well well...',
    send: 'Send',
    dictate: 'Talk your message',
    stopDictation: 'No listen again',
    welcome:
      'How far. Tell me wetin dey happen, or paste the message, the link or the number. No ever write your secret code.',
    offline: '(We answer am for your phone, our server no dey inside.)',
    report: 'Report this scam',
    share: 'Show am to your person (WhatsApp)',
    starters: {
      heading: 'Make we start',
      sms: 'Dem send me SMS wey be like scam',
      number: 'Number wey I no know dey call me',
      offer: 'Dem promise me something wey too sweet',
      phishing: 'How person fit know fake message?',
    },
    nothingSuspicious: 'We no see anything bad for wetin you talk',
    cannotTell: 'I no fit know',
    patterns: 'Wetin no pure',
    retry: 'Try again',
  },
});
