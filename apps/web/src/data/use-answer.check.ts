/** Tests of types: `npm test types` compiles this file. Each line under `@ts-expect-error` is a mistake that must stay one. */
import { addressOf } from '@scamguard/client';
import type { AlertResult, ServiceResult } from '@scamguard/contracts';
import { useAnswer } from './use-answer.ts';

export const useRightAnswer = (): AlertResult[] | undefined => useAnswer(addressOf('alerts')).data;

// @ts-expect-error nobody says beside the address what is answered
export const useToldAnswer = () => useAnswer<ServiceResult[]>(addressOf('alerts'));

// @ts-expect-error alerts are no services
export const useWrongAnswer = (): ServiceResult[] | undefined => useAnswer(addressOf('alerts')).data;

// @ts-expect-error not every text is the address of a call
export const useAnyAddress = () => useAnswer('/api/alerts');
