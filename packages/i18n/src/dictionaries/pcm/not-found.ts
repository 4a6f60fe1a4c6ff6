import english from '../en/not-found.ts';
import { laidOver } from '../laid-over.ts';

/** Pidgin of Nigeria and Ghana. Awaiting a native reader. */
export default laidOver(english, { notFound: { home: 'Go back home' } });
