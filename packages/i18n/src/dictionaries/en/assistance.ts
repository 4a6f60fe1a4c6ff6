import type french from '../fr/assistance.ts';

export default {
  voice: {
    start: 'Navigate by voice',
    stop: 'Stop the voice',
    listening: 'Listening...',
    waiting: 'Waiting for your command...',
    greeting: 'Hello, what can I do for you?',
    notRecognised: 'Command not recognised. Please try again.',
    going: 'Going to {{page}}...',
    demonstration: 'Demonstration: your browser does not understand speech, nothing is listened to.',
    demoNumber: 'Check a number',
    demoReport: 'How to report a scam',
  },
  assistance: {
    unavailable: 'This help could not be loaded. Check your connection, then try again.',
    name: 'ScamGuard assistant',
    open: 'Open the assistant',
    mute: 'Mute the voice',
    unmute: 'Unmute the voice',
    message: 'Your message',
    send: 'Send',
    placeholder: 'Write your question',
    dictate: 'Dictate the message',
    stopDictating: 'Stop listening',
    dictated: 'How do I protect myself from SMS scams?',
    talk: 'Messages',
    you: 'You',
    welcome: 'Hello! Ask your question. Never give your secret code, not even here.',
    wholeInterview: 'Have your case assessed step by step',
    options: {
      label: 'Frequent questions',
      number: 'Check a number',
      report: 'Report a scam',
      whatsapp: 'Somebody is asking me for money on WhatsApp',
    },
    replies: {
      number:
        'To check a number, open the Check page and choose the Number tab. We compare it with the fraud that the community reported.',
      report:
        'To report a scam, open the Report page. Give the type and the region, and attach screenshots if you have any.',
      whatsapp:
        'Be wary of requests for money on WhatsApp. Call the person on the number that you know before you send anything.',
      other: 'I can help you check, report and learn. What would you like to do?',
    },
  },
} satisfies typeof french;
