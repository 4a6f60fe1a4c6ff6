import french from '../fr/contact.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  contact: {
    title: 'Jokkool ak nun',
    emergency: { whatsapp: 'Bindal ci WhatsApp', sentMoneyHint: 'Li nga wara def léegi' },
  },
});
