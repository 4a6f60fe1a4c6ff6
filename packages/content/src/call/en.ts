import type { CallText } from './call-text.ts';

export const en: CallText = {
  order: ['Give no code and send nothing.'],
  who: ['This is Scam Guard, a machine that never calls you.'],
  menu: [
    'If money is gone, press 1.',
    'If a code is gone, press 2.',
    'If nothing is gone, press 3.',
    'For another scam, press 4.',
  ],
  back: ['For English, press 0.'],
  sent: [
    'Hang up and call your operator or your bank right now.',
    'Ask them to block the account that received the money.',
    'Give the amount, the time and the number.',
    'Pay nothing more to anybody.',
  ],
  code: [
    'If it was your bank card, call your bank right now and have the card blocked.',
    "If it was a code, change that code right now in your operator's official menu.",
    'Then call customer service and have the account blocked.',
  ],
  hungUp: [
    'Hang up, and do not answer this person any more.',
    'Call back yourself on the number you know.',
    'Send nothing and give no code.',
  ],
  other: [
    'Pay nothing, send nothing back and confirm nothing.',
    'If you must pay for a job, a prize or a parcel, press 1.',
    'If money came to you by mistake, press 2.',
    'If they threaten you, press 3.',
    'If a client waits before you, press 4.',
  ],
  payFirst: [
    'Pay nothing.',
    'Ask the organisation itself, at its office or on a number that you look up yourself.',
  ],
  sentByMistake: [
    'Send no money back: the sender must call their own operator.',
    'Check your balance yourself.',
  ],
  threat: [
    'If you are under 18, tell an adult you trust today.',
    'Do not pay and do not give in: paying never ends the threats.',
    'You are guilty of nothing.',
  ],
  counter: [
    'Confirm nothing and hand over no money.',
    'Check your balance yourself first.',
    'An SMS can be false.',
  ],
  numbers: ['Here are numbers that you can call, in English.'],
};
