import english from '../en/own-data.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, {
  ownData: { code: { write: 'Write us' }, delete: { home: 'Go back home' } },
});
