import { type InterviewResult, MAX_LENGTH } from '@scamguard/contracts';
import { orderSaid } from '@scamguard/engine/cases';
import { CodedError } from '../../errors/index.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { ConversationsRepository } from '../../modules/assistant/repository.ts';
import type { AssistantService } from '../../modules/assistant/service.ts';
import type { PicturesService } from '../../modules/pictures/service.ts';
import type { RateLimits } from '../../rate-limits/service.ts';
import { verdictCard } from '../card/verdict-card.ts';
import { countryOf } from '../lines.ts';
import { type Channel, type ChannelName, type Incoming, NotSent, type Outgoing } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { type Command, commandIn } from './commands.ts';
import type { Extras } from './extras.ts';
import { inOwnLanguage, languageNamedIn, languageWrittenIn } from './own-language.ts';
import type { People } from './people.ts';
import type { ChannelsRepository } from './repository.ts';
import { plain, saidOf } from './said.ts';
import type { Subscribers } from './subscribers.ts';
import type { Agreed, By, VoiceNotes } from './voice-notes.ts';
import type { Waiting } from './waiting.ts';

export interface AnswerOptions {
  readonly repository: Pick<ChannelsRepository, 'isStopped' | 'stop' | 'start' | 'forget'>;
  readonly conversations: Pick<ConversationsRepository, 'find' | 'forget'>;
  readonly assistant: AssistantService;
  readonly pictures: Pick<PicturesService, 'read'>;
  readonly people: People;
  readonly voiceNotes: VoiceNotes;
  readonly extras: Extras;
  readonly waiting: Pick<Waiting, 'forget' | 'speaks' | 'spoken'>;
  readonly subscribers: Pick<Subscribers, 'add' | 'remove'>;
  /** Channels on which nobody can be written to who has not written first. */
  readonly withoutAlerts: ReadonlySet<ChannelName>;
  readonly limits: RateLimits;
  /** The most that is answered on one channel in a day, whoever writes. */
  readonly perDay: number;
  readonly onLastOfDay: (channel: string) => void;
  /** Somebody is told a verdict or what to do first. */
  readonly onFirstAction?: (channel: ChannelName) => void;
}

/** What is said to a message; undefined where nothing is to be sent. */
export type AnswerMessage = (channel: Channel, message: Incoming) => Promise<Outgoing | undefined>;

const HOUR_MS = 3_600_000;
/** One person who writes more in an hour is no person in trouble. */
const ONE_PERSON = { max: 60, windowMs: HOUR_MS };
const LONGEST_READING_MS = 60_000;

export function answerMessage({
  repository,
  conversations,
  assistant,
  pictures,
  people,
  voiceNotes,
  extras,
  waiting,
  subscribers,
  withoutAlerts,
  limits,
  perDay,
  onLastOfDay,
  onFirstAction,
}: AnswerOptions): AnswerMessage {
  /** @returns the words that a message brings, or what has to be said because there are none. */
  const wordsIn = async (channel: Channel, message: Incoming, by: By): Promise<Agreed> => {
    const { text, quoted = '', media } = message;
    const { language } = by;
    const written = text || quoted ? { text, quoted } : undefined;
    const words = wordsOf(language);
    if (!media)
      return (
        (await voiceNotes.agreed(channel, message, by)) ??
        written ?? { said: plain(words.nothingToRead, language) }
      );
    if (media.kind === 'voice')
      return written ?? { said: await voiceNotes.answer(channel, message, media, by) };
    if (media.kind === 'other' || !channel.fetch)
      return written ?? { said: plain(words.nothingToRead, language) };
    try {
      const file = await channel.fetch(media);
      // What stands in a picture was written by others.
      const read = await pictures.read(file, AbortSignal.timeout(LONGEST_READING_MS));
      const all = [read, quoted].filter(Boolean).join('\n');
      return all || text ? { text, quoted: all } : { said: plain(words.pictureNotRead, language) };
    } catch (error) {
      // A crowd before the one place where pictures are read: this one comes again.
      if (error instanceof CodedError && error.code === 'pictures_waiting') throw error;
      if (error instanceof NotSent && !error.isFinal) throw error;
      return written ?? { said: plain(words.pictureNotRead, language) };
    }
  };

  const obey = async (
    command: Command,
    channel: Channel,
    message: Incoming,
    key: string,
    language: AnswerLanguage,
  ) => {
    const { from, to } = message;
    const person = people.of(channel.name, from);
    if (command === 'start') return repository.start(person.hash);
    if (command === 'alerts') {
      if (withoutAlerts.has(channel.name)) return undefined;
      await repository.start(person.hash);
      const country = countryOf(HAS_NUMBERS.has(channel.name) ? `+${from.replace('+', '')}` : undefined);
      return subscribers.add({ person: person.hash, channel: channel.name, to, country, language });
    }
    await waiting.forget(person.hash);
    await subscribers.remove(person.hash);
    // An alert that is on its way is stopped too.
    await repository.forget(person.hash, key);
    if (command === 'stop') return repository.stop(person.hash);
    return conversations.forget(person.talk);
  };

  return async (channel, message) => {
    const person = people.of(channel.name, message.from);
    const stored = await conversations.find(person.talk);
    const last = stored ? (JSON.parse(stored.answer) as LastAnswer) : undefined;
    const language = message.language ?? (last?.parts.at(-1)?.lang === 'en' ? 'en' : 'fr');
    if (message.isPublic) return plain(wordsOf(language).inPrivate, language);
    const command = commandIn(message.text);
    const isStopped = await repository.isStopped(person.hash);
    if (isStopped && !command) return undefined;
    await limits.take(['channel-person', person.hash], ONE_PERSON);
    await limits.take(['channel', channel.name], { max: perDay, windowMs: 24 * HOUR_MS }, () =>
      onLastOfDay(channel.name),
    );
    const key = people.messageKey(channel.name, message.id);
    if (command) {
      const spoken = ENGLISH_COMMANDS.has(message.text.trim().toLowerCase()) ? 'en' : language;
      await obey(command, channel, message, key, spoken);
      const words = wordsOf(spoken);
      const isRefused = command === 'alerts' && withoutAlerts.has(channel.name);
      return plain(isRefused ? words.noAlerts : SAID_TO[command](words), spoken);
    }
    const extra = message.media ? undefined : await extras.answer(channel, message, last, language);
    if (extra) return extra;
    const named = languageNamedIn(message.text);
    if (named) {
      await waiting.speaks(person.hash, named === 'none' ? undefined : named);
      const { languageNoted, languageNone } = wordsOf(language);
      return plain(named === 'none' ? languageNone : languageNoted, language);
    }
    const written = languageWrittenIn(message.text);
    if (written) await waiting.speaks(person.hash, written);
    const own = written ?? (await waiting.spoken(person.hash));
    const words = await wordsIn(channel, message, { person: person.hash, key, language });
    if ('said' in words) return words.said;
    const text = touched(words.text, last).slice(0, MAX_LENGTH.conversation).trim();
    const quoted = words.quoted.slice(0, MAX_LENGTH.conversation - text.length).trim();
    if (!text && !quoted) return plain(wordsOf(language).nothingToRead, language);
    const { result } = await assistant.answer(
      {
        text,
        quoted,
        userId: person.hash,
        sessionId: channel.name,
        messageId: key,
        caseToken: undefined,
        cookieToken: person.token,
      },
      language,
    );
    // The talk says itself which step this was: also when the step was taken before and only its answer is sent now.
    const isFirst = (await conversations.find(person.talk))?.turn === 1;
    const said = saidOf(result, (spoken) => (isFirst ? wordsOf(spoken).notice : undefined));
    if (result.verdict ?? result.parts.some(({ text }) => orderSaid(text))) onFirstAction?.(channel.name);
    const more = await extras.buttons(channel, result, message, said.language);
    const card = channel.shows ? verdictCard(result, said.language) : undefined;
    const all = own ? inOwnLanguage(said, result, own, written !== undefined) : said;
    return { ...all, buttons: [...all.buttons, ...more], ...(card && { card }) };
  };
}

interface LastAnswer {
  readonly parts: InterviewResult['parts'];
  readonly replies?: readonly { readonly label: string }[];
}

/** Their people are known by their telephone numbers. */
const HAS_NUMBERS: ReadonlySet<ChannelName> = new Set(['whatsapp', 'sms']);
const ENGLISH_COMMANDS = new Set(['start', 'delete', 'unsubscribe', 'alerts']);
const SAID_TO: Readonly<Record<Command, (words: ReturnType<typeof wordsOf>) => string>> = {
  stop: ({ stopped }) => stopped,
  start: ({ started }) => started,
  forget: ({ forgotten }) => forgotten,
  alerts: ({ alertsOn }) => alertsOn,
};

/** A short message offers its answers by number. */
function touched(text: string, last: LastAnswer | undefined): string {
  const number = /^\s*(\d)\s*[.)]?\s*$/.exec(text)?.[1];
  return (number && last?.replies?.[Number(number) - 1]?.label) ?? text;
}
