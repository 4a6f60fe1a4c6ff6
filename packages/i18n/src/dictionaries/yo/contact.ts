import french from '../fr/contact.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  contact: {
    title: 'Kàn sí wa',
    emergency: { whatsapp: 'Ẹ kọ̀wé lórí WhatsApp', sentMoneyHint: 'Ohun tí ẹ máa ṣe báyìí' },
  },
});
