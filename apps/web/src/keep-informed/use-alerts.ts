import type { AlertResult } from '@scamguard/contracts';
import { addressOf } from '../data/address.ts';
import { useAnswer } from '../data/use-answer.ts';

/** All alerts, newest first. */
export const useAlerts = () => useAnswer<AlertResult[]>(addressOf('alerts'));
