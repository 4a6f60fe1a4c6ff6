import { addressOf } from '@scamguard/client';
import { useAnswer } from '../../data/use-answer.ts';

export const serviceAddress = (id: string) => addressOf('serviceDetails', { query: { id } });

/** One service with its reviews. */
export const useService = (id: string) => useAnswer(serviceAddress(id));
