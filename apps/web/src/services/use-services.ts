import { addressOf } from '@scamguard/client';
import { useAnswer } from '../data/use-answer.ts';

/** Which services are listed; empty means all. */
export interface ServiceFilters {
  readonly type: 'trusted' | 'flagged';
  readonly region: string;
  readonly search: string;
}

export const servicesAddress = (filters: ServiceFilters) => addressOf('services', { query: { ...filters } });

/** Services that the community recommends or flagged. */
export const useServices = (filters: ServiceFilters) => useAnswer(servicesAddress(filters));
