import french from '../fr/contact.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  contact: { emergency: { whatsapp: 'Sɛbɛ WhatsApp kan', sentMoneyHint: 'I ka kan ka min kɛ sisan' } },
});
