import { addressOf } from '@scamguard/client';
import type { Language } from '@scamguard/i18n';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** All that is kept of the signed-in person. */
export const useOwnData = (isSignedIn: boolean) => useAnswer(isSignedIn ? addressOf('ownData') : null);

/** The data under this browser's cookies. */
export const useBrowserData = () => useAnswer(addressOf('browserData'));

export const deleteOfBrowser = (language: Language) => request('deleteBrowserData', { language });

/** The data under the code of a report. */
export const findByCode = (code: string, language: Language) =>
  request('codeData', { language, body: { code } });

export const deleteByCode = (code: string, language: Language) =>
  request('deleteCodeData', { language, body: { code } });

/** @param password of the account, where it has one. */
export const deleteAccount = (password: string | undefined, language: Language) =>
  request('deleteOwnData', { language, body: password === undefined ? {} : { password } });
