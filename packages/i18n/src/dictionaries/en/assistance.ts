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
    welcome:
      'Hello! Tell me what is happening, or paste the message, the link or the number. Never give your secret code, not even here.',
    wholeInterview: 'Open the assistant as a page',
    /** As the case words its two doors: touching one is the same here and there. */
    doors: {
      checking: 'Somebody may be trying to trick me',
      victim: 'I already gave money or a code',
    },
  },
} satisfies typeof french;
