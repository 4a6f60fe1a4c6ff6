import french from '../fr/contacts.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  contacts: {
    call: '{{value}} wele',
    chat: 'Sɛbɛ WhatsApp kan',
    free: "Wari t'a la.",
    always: 'Su ni tile.',
    otherOperator: "Dɔ wɛrɛ, walima n m'a lɔn",
    find: { never: 'Kana nimɔrɔ min bɛ cikan kɔnɔ, o wele abada.' },
    listeners: 'Kuma mɔgɔ dɔ fɛ',
  },
});
