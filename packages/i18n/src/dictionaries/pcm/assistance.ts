import english from '../en/assistance.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  voice: {
    start: 'Use your voice to move',
    stop: 'Stop the voice',
    listening: 'I dey listen...',
    waiting: 'I dey wait for wetin you go talk...',
    notRecognised: 'I no hear that one. Abeg try again.',
    going: 'We dey go {{page}}...',
  },
  assistance: {
    open: 'Open the assistant',
    message: 'Your message',
    send: 'Send',
    placeholder: 'Write your question',
    welcome:
      'How far! Tell me wetin dey happen, or paste the message, the link or the number. No ever give your secret code, even here.',
    dictate: 'Talk your message',
    stopDictating: 'No listen again',
    wholeInterview: 'Open the assistant big',
    doors: {
      checking: 'E be like say dem wan scam me',
      victim: 'I don give money or code',
    },
  },
});
