import english from '../en/contacts.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  contacts: {
    operator: 'Your network or your money service',
    otherOperator: 'Another one, or I no know',
    find: {
      unknown: 'We no get number wey we don check for {{name}}.',
      card: 'Look the card of your SIM: the customer service number dey there.',
      menu: 'Dial the code for your balance. Look for "Help" or "Customer service".',
      kiosk: 'Ask for the shop or kiosk of your network.',
      bank: 'Bank: the number dey the back of your card and for your statement.',
      never: 'No ever call number wey dey inside the message.',
    },
    listeners: 'Talk to person',
  },
});
