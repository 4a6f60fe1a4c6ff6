import { addressOf } from '@scamguard/client';
import { useAnswer } from '../data/use-answer.ts';

/** All alerts, newest first. */
export const useAlerts = () => useAnswer(addressOf('alerts'));
