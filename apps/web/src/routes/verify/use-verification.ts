import type { VerificationResult } from '@scamguard/contracts';
import type { ItemKind } from '@scamguard/engine/vocabulary';
import type { Language } from '@scamguard/i18n';
import useSWRMutation from 'swr/mutation';
import { RequestError, request } from '../../data/request.ts';
import { assessHere } from '../../on-device/assess-here.ts';

const CALLS = {
  link: { endpoint: 'verifyLink', field: 'link' },
  profile: { endpoint: 'verifyProfile', field: 'profileInfo' },
  number: { endpoint: 'verifyNumber', field: 'number' },
  conversation: { endpoint: 'verifyConversation', field: 'conversation' },
} as const satisfies Record<ItemKind, { endpoint: string; field: string }>;

/** A verdict together with what it is about, so that a later edit of the field cannot be mistaken for it. */
export interface CheckedResult extends VerificationResult {
  readonly checkedValue: string;
}

/**
 * Checks one kind of item; keeps the last result and error of that kind. Without a network the engine judges in the browser.
 *
 * @param fetchView fetches what shows the result: a verdict that cannot be shown is a failed check.
 */
export function useVerification(kind: ItemKind, fetchView: () => Promise<unknown>) {
  return useSWRMutation<CheckedResult, Error, string, { value: string; language: Language }>(
    CALLS[kind].endpoint,
    async (_key, { arg: { value, language } }) => {
      // A paste cut in the middle of an emoji ends in half a letter, which no JSON reader takes.
      const sent = value.toWellFormed?.() ?? value;
      const [result] = await Promise.all([verify(kind, sent, language), fetchView()]);
      return { ...result, checkedValue: sent };
    },
  );
}

async function verify(kind: ItemKind, value: string, language: Language): Promise<VerificationResult> {
  const { endpoint, field } = CALLS[kind];
  try {
    return await request<VerificationResult>(endpoint, { language, body: { [field]: value } });
  } catch (error) {
    if (error instanceof RequestError) throw error;
    // Where the engine cannot be had either, the first failure is the one to tell.
    return assessHere({ kind, value }, language).catch(() => {
      throw error;
    });
  }
}
