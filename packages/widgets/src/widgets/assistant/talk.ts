import type { InterviewResult } from '@scamguard/contracts';
import { newId } from '../../data/new-id.ts';
import { ask, Refused, type Server } from '../../data/server.ts';
import type { Emit } from '../../element/widget.ts';
import { fetchInterview } from '../../later/in-package.ts';
import CALLS from './calls.constant.ts';

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
  /** `failed`: the last message got no answer; it can be sent again. */
  readonly state: 'idle' | 'busy' | 'failed';
  /** Why the server did not take the last message, in its words. */
  readonly why?: string;
}

interface Asked {
  readonly server: Server;
  readonly emit: Emit;
}

/** Leads one talk. It is kept in memory only: leaving the page ends it, and the server forgets it after a day. */
export function createTalk(asked: () => Asked, onChange: () => void) {
  const userId = newId();
  let isOffline = false;
  /** Shows the server that the talk is ours: widgets have no cookies. */
  let caseToken: string | undefined;
  let now: Talk = { said: [], replies: [], state: 'idle' };
  const change = (next: Partial<Talk>) => {
    now = { ...now, ...next };
    onChange();
  };

  const answer = async (messageId: string, text: string): Promise<InterviewResult> => {
    const { server } = asked();
    if (!isOffline) {
      try {
        const said = { conversation: text, userId, messageId, caseToken };
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
    const messages = now.said.filter(({ from }) => from === 'user').map((each) => each.text);
    return leadInterview(messages, server.language);
  };

  /** Gets the answer to the visitor's last message. */
  const listen = async (): Promise<void> => {
    const last = now.said.at(-1);
    if (last?.from !== 'user') return;
    const { emit } = asked();
    change({ state: 'busy', replies: [] });
    try {
      const result = await answer(last.id, last.text);
      const spoken = result.parts.map(
        ({ text, lang }, place): Said => ({
          id: `${last.id}-${place}`,
          from: 'assistant',
          text,
          lang,
        }),
      );
      change({ state: 'idle', said: [...now.said, ...spoken], replies: result.replies });
      const { verdict, riskLevel, offline } = result;
      if (result.conversationPhase === 'completed' && verdict && riskLevel !== undefined) {
        emit('scamguard-result', { type: 'verdict', kind: 'conversation', verdict, riskLevel, offline });
      }
    } catch (error) {
      const isRefused = error instanceof Refused;
      change({ state: 'failed', ...(isRefused && error.message ? { why: error.message } : {}) });
      emit('scamguard-error', { code: isRefused ? 'refused' : 'unavailable' });
    }
  };

  return {
    read: () => now,
    retry: listen,
    send: (text: string): Promise<void> => {
      // What was said last is still being answered.
      if (now.state === 'busy') return Promise.resolve();
      change({ said: [...now.said, { id: newId(), from: 'user', text }] });
      return listen();
    },
  };
}
