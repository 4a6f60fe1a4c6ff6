import type french from '../fr/contacts.ts';

export default {
  contacts: {
    call: 'Call {{value}}',
    dial: 'Dial {{value}}',
    chat: 'Write on WhatsApp',
    write: 'Write to {{value}}',
    open: 'Open the page',
    free: 'Free.',
    always: 'Day and night.',
    origin: 'Where does this contact come from?',
    readIn: 'Read in {{count}} public source(s) on {{date}}.',
    unconfirmed: 'The organisation itself has not confirmed it yet.',
    calledOn: 'We tried this contact on {{date}}.',
    notCalled: 'We have not tried it ourselves yet.',
    operator: 'Your operator or money service',
    otherOperator: 'Another one, or I do not know',
    find: {
      heading: 'Find the number without the internet',
      unknown: 'We have no verified number for {{name}}.',
      card: 'Look at the card that your SIM came on: the number of customer care is written there.',
      menu: 'Dial the code for your balance. Look for "Help" or "Customer care".',
      kiosk: 'Ask at a shop or kiosk of the operator.',
      bank: 'Bank: the number is on the back of your card and on your statements.',
      never: 'Never call a number that was in the message.',
    },
    listeners: 'Talk to somebody',
  },
} satisfies typeof french;
