import { inTimeOrHere, isRequestError, verify, wellFormed } from '@scamguard/client';
import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import type { Language } from '@scamguard/i18n';
import useSWRMutation from 'swr/mutation';
import { request } from '../../data/request.ts';
import { assessHere } from '../../on-device/assess-here.ts';

/** A verdict together with what it is about, so that a later edit of the field cannot be mistaken for it. */
export interface CheckedResult extends VerificationResult {
  readonly checkedValue: string;
}

/**
 * Checks one kind of item; keeps the last result and error of that kind. Without a network the engine judges in the browser.
 *
 * @param field where it was put; each keeps its own.
 * @param fetchView fetches what shows the result: a verdict that cannot be shown is a failed check.
 */
export function useVerification(kind: ItemKind, fetchView: () => Promise<unknown>, field: string = kind) {
  return useSWRMutation<CheckedResult, Error, string, { value: string; language: Language }>(
    `check ${field}`,
    async (_key, { arg: { value, language } }) => {
      const item = { kind, value: wellFormed(value) };
      const [result] = await Promise.all([
        inTimeOrHere(
          () => verify(request, item, language),
          () => assessHere(item, language),
          isRequestError,
        ),
        fetchView(),
      ]);
      return { ...result, checkedValue: item.value };
    },
  );
}
