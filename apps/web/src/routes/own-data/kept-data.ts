import type { BrowserData, KeptReport, OwnData } from '@scamguard/contracts';
import type { Language } from '@scamguard/i18n';
import { addressOf } from '../../data/address.ts';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** All that is kept of whoever is signed in. */
export const useOwnData = (isSignedIn: boolean) =>
  useAnswer<OwnData>(isSignedIn ? addressOf('ownData') : null);

/** What is kept under this browser's cookies. */
export const useBrowserData = () => useAnswer<BrowserData>(addressOf('browserData'));

export const deleteOfBrowser = (language: Language) =>
  request<object>('deleteBrowserData', { language, body: {} });

/** What is kept under the code of a report. */
export const findByCode = (code: string, language: Language) =>
  request<{ reports: KeptReport[] }>('codeData', { language, body: { code } });

export const deleteByCode = (code: string, language: Language) =>
  request<object>('deleteCodeData', { language, body: { code } });

/** @param password of the account, where it has one. */
export const deleteAccount = (password: string | undefined, language: Language) =>
  request<object>('deleteOwnData', { language, body: password === undefined ? {} : { password } });
