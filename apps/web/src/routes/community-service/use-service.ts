import type { ServiceResult } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

export const serviceAddress = (id: string): string => addressOf('serviceDetails', { query: { id } });

/** One service with its reviews. */
export const useService = (id: string) => useAnswer<ServiceResult>(serviceAddress(id));
