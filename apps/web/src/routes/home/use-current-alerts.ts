import { addressOf } from '@scamguard/client';
import { useAnswer } from '../../data/use-answer.ts';

/** Alerts of the last months, newest first. */
export const useCurrentAlerts = () => useAnswer(addressOf('currentAlerts'));
