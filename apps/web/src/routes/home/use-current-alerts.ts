import type { AlertResult } from '@scamguard/contracts';
import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** Alerts of the last months, newest first. */
export const useCurrentAlerts = () => useAnswer<AlertResult[]>(addressOf('currentAlerts'));
