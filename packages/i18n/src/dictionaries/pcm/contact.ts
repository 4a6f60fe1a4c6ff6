import english from '../en/contact.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  contact: { title: 'Contact us', emergency: { sentMoneyHint: 'Wetin to do now now' } },
});
