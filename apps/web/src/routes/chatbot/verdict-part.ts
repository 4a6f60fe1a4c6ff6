import { lazyPart } from '../../screen/lazy-part.ts';

/** The part that shows what an interview came to: no visit needs it before something has been said. */
export const fetchVerdictPart = () => import('./chat-verdict.tsx');

export const ChatVerdict = lazyPart(fetchVerdictPart);
