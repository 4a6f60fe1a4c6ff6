import type { InterviewResult } from '@scamguard/contracts';
import { lookupKeys } from '@scamguard/engine';
import { answerOf, type CaseLanguage, type CaseStep } from '@scamguard/engine/case';
import { reconsider, restoreCase, step } from '@scamguard/engine/cases';
import { maskSecrets } from '@scamguard/engine/secrets';
import { CodedError } from '../../errors/index.ts';
import type { ModelReader } from '../../llm/index.ts';
import type { Phraser } from '../../llm/phraser.ts';
import { inSpan, tellSpan } from '../../tracing/index.ts';
import type { ReputationIndex } from '../reputation/index.ts';
import { summarize } from '../reputation/known.ts';
import type { ConversationsRepository, StoredConversation } from './repository.ts';
import type { TalkKeys } from './talk-keys.ts';

/** One message of a visitor. */
export interface VisitorMessage {
  readonly text: string;
  /** Others' words that came with it, where the way it came by says so. */
  readonly quoted?: string;
  /** Whether a language model may read it along. */
  readonly modelMayRead?: boolean;
  readonly userId: string;
  readonly sessionId: string | undefined;
  readonly messageId: string | undefined;
  /** The token that the visitor says a talk is theirs by. */
  readonly caseToken: string | undefined;
  /** The token of their browser's cookie: it stands for all talks that this browser began. */
  readonly cookieToken: string | undefined;
}

/** By what a talk is found. */
export type TalkOf = Omit<VisitorMessage, 'text' | 'quoted' | 'messageId' | 'modelMayRead'>;

/** The assistant's answer, and the owner of the talk. */
export interface AssistantAnswer {
  readonly result: InterviewResult;
  /** The token that opens the talk. */
  readonly token: string;
}

export interface AssistantService {
  /**
   * Takes one step of the visitor's interview; the same message again gets the same answer. Without a token of the talk a new
   * one begins, whose first answer carries its token.
   */
  readonly answer: (message: VisitorMessage, language: CaseLanguage) => Promise<AssistantAnswer>;
  /** The new verdict of a talk, where others have reported or cleared what was checked in it since; undefined where it stands. */
  readonly takenBack: (talk: TalkOf, language: CaseLanguage) => Promise<InterviewResult | undefined>;
}

export interface AssistantDependencies {
  readonly repository: ConversationsRepository;
  /** Asks under hidden keys, which tell nothing of what they stand for. */
  readonly findHidden: ReputationIndex['find'];
  readonly hide: (key: string) => string;
  readonly keys: TalkKeys;
  /** May say an answer in other words; absent: the plain words stand. */
  readonly phraser?: Phraser;
  /** May propose facts where the visitor agrees; absent: our rules read alone. */
  readonly reader?: ModelReader;
  /** Takes a step of a talk; by default at once, in this thread. */
  readonly takeStep?: TakeStep;
}

/** What somebody said is heard, and what is said to it. */
export type TakeStep = (...asked: Parameters<typeof step>) => CaseStep | Promise<CaseStep>;

/** Steps that others take at the same time are waited for so often. */
const TRIES = 5;
const REMEMBERED_MESSAGES = 20;

/** Leads interviews. Secrets are masked before anything else is done with a message. */
export function assistantService({
  repository,
  findHidden,
  hide,
  keys,
  phraser,
  reader,
  takeStep = step,
}: AssistantDependencies): AssistantService {
  return {
    answer: async (message, language) => {
      const { messageId } = message;
      const { text } = maskSecrets(message.text);
      const quoted = maskSecrets(message.quoted ?? '').text;
      const { token, key } = await talkOf(message);
      const checked = lookupKeys({ kind: 'conversation', value: [text, quoted].join('\n').trim() }).map(hide);
      const known = await knownUnder(checked);
      const proposed = message.modelMayRead
        ? await reader?.readFacts([text, quoted].join('\n').trim())
        : undefined;
      let phrased: { readonly plain: string; readonly result: InterviewResult } | undefined;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const stored = await repository.find(key);
        const ids = stored?.messageIds.split(' ') ?? [];
        if (stored && messageId && ids.includes(messageId))
          return { result: JSON.parse(stored.answer), token };
        const before = restoreCase(stored && JSON.parse(stored.state));
        const again = reconsider(before, { language, known: await knownUnder(before.checked ?? []) });
        const taken = withChange(
          again,
          await inSpan('assess case', { kind: 'internal' }, async () =>
            takeStep(again?.state ?? before, text, {
              language,
              known,
              quoted,
              ...(proposed && { proposed }),
            }),
          ),
        );
        const plain = { ...resultOf(taken), ...(reader && { modelReader: reader.host }) };
        if (phrased?.plain !== plain.analysis)
          phrased = { plain: plain.analysis, result: await inOtherWords(taken, plain, language) };
        const next: StoredConversation = {
          owner: keys.ofOwner(token),
          turn: (stored?.turn ?? 0) + 1,
          state: JSON.stringify({ ...taken.state, checked: joined(taken.state.checked, checked) }),
          answer: JSON.stringify(phrased.result),
          messageIds: [...(messageId ? [messageId] : []), ...ids].slice(0, REMEMBERED_MESSAGES).join(' '),
        };
        if (await repository.keep(key, next)) {
          const { result } = phrased;
          tellSpan({ 'scamguard.kind': 'case', 'scamguard.verdict': result.verdict ?? 'none' });
          return { result: stored ? result : { ...result, caseToken: token }, token };
        }
      }
      throw new CodedError('unavailable');
    },
    takenBack: async (talk, language) => {
      const stored = await storedOf(talk);
      const before = restoreCase(stored && JSON.parse(stored.state));
      const checked = before.checked ?? [];
      if (checked.length === 0) return undefined;
      const again = reconsider(before, { language, known: await knownUnder(checked) });
      return again && resultOf(again);
    },
  };

  async function knownUnder(hidden: readonly string[]) {
    return summarize((await findHidden(hidden)) ?? []);
  }

  async function storedOf({ userId, sessionId = '', caseToken, cookieToken }: TalkOf) {
    for (const token of [caseToken, cookieToken]) {
      if (!keys.tokens.isOurs(token)) continue;
      const stored = await repository.find(keys.ofTalk({ userId, sessionId, token }));
      if (stored) return stored;
    }
    return undefined;
  }

  /** The talk that a token of the visitor's opens, or a new one. The token is part of the key, so only its hash is stored. */
  async function talkOf({ userId, sessionId = '', caseToken, cookieToken }: VisitorMessage) {
    const keyOf = (token: string) => keys.ofTalk({ userId, sessionId, token });
    for (const token of [caseToken, cookieToken]) {
      if (!keys.tokens.isOurs(token)) continue;
      const key = keyOf(token);
      if (await repository.find(key)) return { token, key };
    }
    // The cookie is not replaced: other talks of this browser are opened by it.
    const token = keys.tokens.isOurs(cookieToken) ? cookieToken : keys.tokens.make();
    return { token, key: keyOf(token) };
  }

  async function inOtherWords(
    { reply }: CaseStep,
    plain: InterviewResult,
    language: CaseLanguage,
  ): Promise<InterviewResult> {
    if (!phraser || reply.isFixed || (language !== 'fr' && language !== 'en')) return plain;
    const text = await phraser(plain.analysis, language);
    return text === undefined ? plain : { ...plain, analysis: text, parts: [{ text, lang: language }] };
  }
}

/** Keeps a stored talk small, whatever is checked in it. */
const MOST_CHECKED = 32;

const joined = (before: readonly string[] = [], added: readonly string[]): readonly string[] =>
  [...new Set([...added, ...before])].slice(0, MOST_CHECKED);

/** A change that nobody was told of yet is told before anything else. */
function withChange(again: CaseStep | undefined, taken: CaseStep): CaseStep {
  if (again === undefined) return taken;
  const parts = [...again.reply.parts, ...taken.reply.parts].filter(
    ({ text }, place, all) => all.findIndex((other) => other.text === text) === place,
  );
  return { ...taken, reply: { ...taken.reply, parts, isFixed: true } };
}

function resultOf(taken: CaseStep): InterviewResult {
  // Lists that are only read here may be written in the contract's types.
  return { ...(structuredClone(answerOf(taken)) as Omit<InterviewResult, 'offline'>), offline: false };
}
