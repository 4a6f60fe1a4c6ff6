import { MAX_LENGTH } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { ConversationsRepository } from '../../modules/assistant/repository.ts';
import type { AssistantService } from '../../modules/assistant/service.ts';
import type { PicturesService } from '../../modules/pictures/service.ts';
import type { RateLimits } from '../../rate-limits/service.ts';
import { type Channel, type Incoming, NotSent, type Outgoing } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { type Command, commandIn } from './commands.ts';
import type { People } from './people.ts';
import type { ChannelsRepository } from './repository.ts';
import { saidOf } from './said.ts';

export interface AnswerOptions {
  readonly repository: Pick<ChannelsRepository, 'isStopped' | 'stop' | 'start' | 'forget'>;
  readonly conversations: Pick<ConversationsRepository, 'find' | 'forget'>;
  readonly assistant: AssistantService;
  readonly pictures: Pick<PicturesService, 'read'>;
  readonly people: People;
  readonly limits: RateLimits;
  /** The most that is answered on one channel in a day, whoever writes. */
  readonly perDay: number;
  readonly onLastOfDay: (channel: string) => void;
}

/** What is said to a message; undefined where nothing is to be sent. */
export type AnswerMessage = (channel: Channel, message: Incoming) => Promise<Outgoing | undefined>;

const HOUR_MS = 3_600_000;
/** One person who writes more in an hour is no person in trouble. */
const ONE_PERSON = { max: 60, windowMs: HOUR_MS };
const LONGEST_READING_MS = 60_000;

const plain = (text: string, language: AnswerLanguage): Outgoing => ({
  paragraphs: [text],
  first: text,
  question: undefined,
  buttons: [],
  notice: undefined,
  language,
});

export function answerMessage({
  repository,
  conversations,
  assistant,
  pictures,
  people,
  limits,
  perDay,
  onLastOfDay,
}: AnswerOptions): AnswerMessage {
  /** @returns the words that a message brings, or what has to be said because there are none. */
  const wordsIn = async (channel: Channel, { text, media }: Incoming, language: AnswerLanguage) => {
    if (!media) return { text };
    const words = wordsOf(language);
    if (media.kind === 'voice') return text ? { text } : { said: words.noVoice };
    if (media.kind === 'other' || !channel.fetch) return text ? { text } : { said: words.nothingToRead };
    try {
      const file = await channel.fetch(media);
      const read = await pictures.read(file, AbortSignal.timeout(LONGEST_READING_MS));
      const all = [read, text].filter(Boolean).join('\n');
      return all ? { text: all } : { said: words.pictureNotRead };
    } catch (error) {
      // A crowd before the one place where pictures are read: this one comes again.
      if (error instanceof CodedError && error.code === 'pictures_waiting') throw error;
      if (error instanceof NotSent && !error.isFinal) throw error;
      return text ? { text } : { said: words.pictureNotRead };
    }
  };

  const obey = async (command: Command, channel: Channel, from: string, key: string) => {
    const person = people.of(channel.name, from);
    if (command === 'stop') await repository.stop(person.hash);
    else if (command === 'start') await repository.start(person.hash);
    else {
      await repository.forget(person.hash, key);
      await conversations.forget(person.talk);
    }
  };

  return async (channel, message) => {
    const person = people.of(channel.name, message.from);
    const stored = await conversations.find(person.talk);
    const last = stored ? (JSON.parse(stored.answer) as LastAnswer) : undefined;
    const language = message.language ?? (last?.parts?.at(-1)?.lang === 'en' ? 'en' : 'fr');
    if (message.isPublic) return plain(wordsOf(language).inPrivate, language);
    const command = commandIn(message.text);
    const isStopped = await repository.isStopped(person.hash);
    if (isStopped && !command) return undefined;
    await limits.take(['channel-person', person.hash], ONE_PERSON);
    await limits.take(['channel', channel.name], { max: perDay, windowMs: 24 * HOUR_MS }, () =>
      onLastOfDay(channel.name),
    );
    if (command) {
      const key = people.messageKey(channel.name, message.id);
      await obey(command, channel, message.from, key);
      const words = wordsOf(ENGLISH_COMMANDS.has(message.text.trim().toLowerCase()) ? 'en' : language);
      return plain(SAID_TO[command](words), language);
    }
    const words = await wordsIn(channel, message, language);
    if (words.said !== undefined) return plain(words.said, language);
    const text = touched(words.text, last).slice(0, MAX_LENGTH.conversation).trim();
    if (!text) return plain(wordsOf(language).nothingToRead, language);
    const { result } = await assistant.answer(
      {
        text,
        userId: person.hash,
        sessionId: channel.name,
        messageId: people.messageKey(channel.name, message.id),
        caseToken: undefined,
        cookieToken: person.token,
      },
      language,
    );
    // The talk says itself which step this was: also when the step was taken before and only its answer is sent now.
    const isFirst = (await conversations.find(person.talk))?.turn === 1;
    return saidOf(result, (spoken) => (isFirst ? wordsOf(spoken).notice : undefined));
  };
}

interface LastAnswer {
  readonly parts?: readonly { readonly lang: string }[];
  readonly replies?: readonly { readonly label: string }[];
}

const ENGLISH_COMMANDS = new Set(['start', 'delete', 'unsubscribe']);
const SAID_TO: Readonly<Record<Command, (words: ReturnType<typeof wordsOf>) => string>> = {
  stop: ({ stopped }) => stopped,
  start: ({ started }) => started,
  forget: ({ forgotten }) => forgotten,
};

/** A short message offers its answers by number. */
function touched(text: string, last: LastAnswer | undefined): string {
  const number = /^\s*(\d)\s*[.)]?\s*$/.exec(text)?.[1];
  return (number && last?.replies?.[Number(number) - 1]?.label) ?? text;
}
