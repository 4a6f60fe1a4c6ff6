import type { AnswerOf } from '@scamguard/client';
import type { InterviewResult } from '@scamguard/contracts';
import { CASE_TOKEN_HEADER } from '@scamguard/contracts/widgets';
import { Refused } from '../../data/failures.ts';
import { newId } from '../../data/new-id.ts';
import { ask, askFor } from '../../data/server.ts';
import type { Widget } from '../../element/widget.ts';
import type { WidgetLanguage } from '../../language/languages.ts';
import { fetchInterview } from '../../later/in-package.ts';
import CALLS from './calls.constant.ts';
import type { AssistantTexts } from './texts.ts';

/** One turn of the talk. */
export interface Said {
  readonly id: string;
  readonly from: 'user' | 'assistant';
  readonly text: string;
  /** Language of the text, where it may not be that of the widget. */
  readonly lang?: string;
}

/** The talk so far. */
export interface Talk {
  readonly said: readonly Said[];
  readonly replies: InterviewResult['replies'];
  /** `held`: more of the last message may come. `failed`: it got no answer; it can be sent again. */
  readonly state: 'idle' | 'held' | 'busy' | 'failed';
  /** The language of the replies, and of why the last message got no answer. */
  readonly language?: WidgetLanguage;
  readonly why?: string;
}

interface Asked extends Pick<Widget<unknown>, 'server' | 'chosen' | 'emit' | 'fail'> {
  readonly texts: Pick<AssistantTexts, 'failed'>;
}

/** Messages within this time are one contribution, as in the site's own assistant. In milliseconds. */
const PIECE_GAP = 2_000;
/**
 * How long a verdict is fresh. A visitor who is still there has just heard it. A visitor who comes back later may not know that
 * it has changed.
 */
const COMES_BACK_AFTER = 60_000;

/** All messages of the visitor, in order. Several messages before an answer are one contribution. */
function contributionsOf(said: readonly Said[]): readonly string[] {
  const all: string[] = [];
  for (const [place, { from, text }] of said.entries()) {
    if (from !== 'user') continue;
    if (said[place - 1]?.from === 'user') all.push(`${all.pop()}\n${text}`);
    else all.push(text);
  }
  return all;
}

/** Leads one talk. It is kept in memory only: leaving the page ends it, and the server forgets it after a day. */
export function createTalk(asked: () => Asked, onChange: () => void) {
  const userId = newId();
  let isOffline = false;
  /** Shows the server that the talk is ours: widgets have no cookies. */
  let caseToken: string | undefined;
  let now: Talk = { said: [], replies: [], state: 'idle' };
  /** The verdict that was heard last, and when. */
  let heard: { readonly verdict: string; readonly at: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: Partial<Talk>) => {
    now = { ...now, ...next };
    onChange();
  };

  const answer = async (messageId: string): Promise<InterviewResult> => {
    const { server } = asked();
    const contributions = contributionsOf(now.said);
    if (!isOffline) {
      try {
        const said = { conversation: contributions.at(-1) ?? '', userId, messageId, caseToken };
        // With its writer's id every message is a step of the interview.
        const result = (await ask(server, CALLS.verifyConversation, said)) as InterviewResult;
        caseToken = result.caseToken ?? caseToken;
        return result;
      } catch (error) {
        if (error instanceof Refused) throw error;
        isOffline = true;
      }
    }
    const { leadInterview } = await fetchInterview();
    return leadInterview([...contributions], server.language);
  };

  /** Adds what the assistant says to the talk. */
  const tell = (id: string, result: InterviewResult, language: WidgetLanguage) => {
    const spoken = result.parts.map(
      ({ text, lang }, place): Said => ({ id: `${id}-${place}`, from: 'assistant', text, lang }),
    );
    change({ state: 'idle', said: [...now.said, ...spoken], replies: result.replies, language });
    const { verdict, riskLevel, offline } = result;
    if (result.conversationPhase !== 'completed' || !verdict || riskLevel === undefined) return;
    heard = offline ? undefined : { verdict, at: Date.now() };
    asked().emit('scamguard-result', { type: 'verdict', kind: 'conversation', verdict, riskLevel, offline });
  };

  /** Gets the answer to the visitor's last message. */
  const listen = async (): Promise<void> => {
    const last = now.said.at(-1);
    if (last?.from !== 'user') return;
    const { chosen, texts, fail } = asked();
    change({ state: 'busy', replies: [] });
    try {
      tell(last.id, await answer(last.id), chosen);
    } catch (error) {
      change({ state: 'failed', language: chosen, why: fail(error, texts.failed) });
    }
  };

  /** Asks whether the verdict was taken back meanwhile: others may have reported what it is about. */
  const look = async (): Promise<void> => {
    if (!heard || now.state !== 'idle' || document.visibilityState !== 'visible') return;
    if (!caseToken || Date.now() - heard.at < COMES_BACK_AFTER) return;
    const told = heard;
    const { server, chosen } = asked();
    const headers = { 'Accept-Language': server.language, [CASE_TOKEN_HEADER]: caseToken };
    // Without an answer the verdict stands as it was said.
    const found = await askFor(server, `${CALLS.takenBack}?userId=${userId}`, { headers })
      .then((response): Promise<AnswerOf<'takenBack'>> => (response.ok ? response.json() : Promise.reject()))
      .catch(() => undefined);
    // Something was said meanwhile: its answer says itself what changed.
    if (!found?.answer || found.answer.verdict === told.verdict || heard !== told || now.state !== 'idle')
      return;
    tell(newId(), found.answer, chosen);
  };
  const hold = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void listen(), PIECE_GAP);
  };

  return {
    read: () => now,
    retry: listen,
    look,
    /** The next piece is being written. */
    wait: () => {
      if (now.state === 'held') hold();
    },
    /** @param isWhole it is all that is said now: an answer that was touched. */
    send: (text: string, isWhole = false): Promise<void> => {
      // The last message is still being answered.
      if (now.state === 'busy') return Promise.resolve();
      clearTimeout(timer);
      change({ said: [...now.said, { id: newId(), from: 'user', text }], replies: [] });
      if (isWhole) return listen();
      change({ state: 'held' });
      hold();
      return Promise.resolve();
    },
  };
}
