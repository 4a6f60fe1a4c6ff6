import { leadsTo } from './leads-to/detect.ts';
import { newDomain } from './new-domain/detect.ts';
import { reportedByPeople } from './reported-by-people/detect.ts';
import { threatList } from './threat-list/detect.ts';

/** The signals that look at what others know about an item of any kind. */
export const ANY_SIGNALS = [threatList, reportedByPeople, newDomain, leadsTo] as const;
