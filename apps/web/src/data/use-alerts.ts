import type { AlertResult } from '@scamguard/contracts';
import { addressOf } from './address.ts';
import { useAnswer } from './use-answer.ts';

/** All alerts, newest first. */
export const useAlerts = () => useAnswer<AlertResult[]>(addressOf('alerts'));
