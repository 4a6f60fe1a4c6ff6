import type { VerificationResult } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../db/client.ts';
import type { Settings } from '../env.ts';
import type { AnswerLanguage } from '../http/languages.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ConversationsRepository } from '../modules/assistant/repository.ts';
import type { AssistantService } from '../modules/assistant/service.ts';
import type { PicturesService } from '../modules/pictures/service.ts';
import { voicesRepository } from '../modules/voices/repository.ts';
import { voicesService } from '../modules/voices/service.ts';
import type { RateLimits } from '../rate-limits/service.ts';
import { textSealer } from '../sealed-text/sealer.ts';
import type { SmsSender } from '../sms/sender.ts';
import { transcriber } from '../transcription/transcriber.ts';
import { afterVisitors } from './door/after-visitors.ts';
import { answerMessage } from './door/answer.ts';
import { deliver, incomingPlace, outgoingPlace } from './door/deliver.ts';
import { extras } from './door/extras.ts';
import { confirmer, receiver } from './door/index.ts';
import { channelPeople } from './door/people.ts';
import { channelsRepository } from './door/repository.ts';
import { rounds } from './door/rounds.ts';
import { subscribersOf } from './door/subscribers.ts';
import { voiceNotes } from './door/voice-notes.ts';
import { channelWaitingOf } from './door/waiting.ts';
import { readMailbox } from './email/imap.ts';
import { emailRoutes } from './email/routes.ts';
import { emailChannel } from './email/send.ts';
import { countOfFirstActions } from './first-actions.ts';
import type { Channel } from './message.ts';
import { openChannelsRoutes } from './open-channels.ts';
import { keepBytes } from './raw-body.ts';
import { smsRoutes } from './sms/routes.ts';
import { smsChannel } from './sms/send.ts';
import { telegramRoutes } from './telegram/routes.ts';
import { telegram } from './telegram/send.ts';
import { ussdPlaces } from './ussd/places.ts';
import { ussdRoutes } from './ussd/routes.ts';
import { voiceRoutes } from './voice/routes.ts';
import { whatsappRoutes } from './whatsapp/routes.ts';
import { whatsapp } from './whatsapp/send.ts';

export interface ChannelsOptions {
  readonly settings: Settings;
  readonly queries: Queries;
  readonly secret: string;
  readonly limits: RateLimits;
  readonly assistant: AssistantService;
  readonly conversations: ConversationsRepository;
  readonly pictures: PicturesService;
  readonly sms: SmsSender;
  readonly mail: Mailer;
  /** How often what is due again is looked for, in milliseconds; by default every second. */
  readonly look: number | undefined;
  readonly check: (number: string, language: AnswerLanguage) => Promise<VerificationResult>;
}

/** The database's clock and ours are not the same to the millisecond. */
const SLACK_MS = 20;

/** The channels that the settings switch on, through one door. Those that are off have no address. */
export async function channels(app: FastifyInstance, options: ChannelsOptions) {
  const { settings, queries, secret } = options;
  const { CHANNEL_PATIENCE: patience, CHANNEL_PIECES: pieceGap } = settings;
  const recorded = voicesService(voicesRepository(queries)).ofCalls;
  await app.register(openChannelsRoutes, {
    settings,
    recorded,
    onFailure: (err) => app.log.warn({ err }, 'The languages of calls could not be read'),
  });
  const people = channelPeople(secret);
  const repository = channelsRepository(queries);
  const sealer = textSealer(secret);
  const on = new Map<Channel['name'], Channel>();
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId = '' } = settings;
  if (token) on.set('whatsapp', whatsapp({ url: settings.WHATSAPP_URL, token, phoneId, patience }));
  const bot = settings.TELEGRAM_TOKEN
    ? telegram({ url: settings.TELEGRAM_URL, token: settings.TELEGRAM_TOKEN, patience })
    : undefined;
  if (bot) on.set('telegram', bot);
  const hasSms = settings.SMS_PROVIDER !== undefined;
  if (hasSms) on.set('sms', smsChannel(options.sms));
  const mailbox = settings.MAIL_IN_ADDRESS ? { address: settings.MAIL_IN_ADDRESS } : undefined;
  if (mailbox) on.set('email', emailChannel(options.mail, mailbox));
  // A measure that a dashboard asks for is there, also where nobody is answered.
  const onFirstAction = countOfFirstActions(app);
  if (!on.size && !settings.USSD_SECRET && !settings.VOICE_SECRET) return;

  const waiting = channelWaitingOf(queries, sealer);
  const { ASR_URL: asrUrl, ASR_KEY: asrKey, ASR_MODEL: asrModel } = settings;
  const answer = answerMessage({
    ...options,
    repository,
    extras: extras(settings.PUBLIC_URL),
    waiting,
    subscribers: subscribersOf(queries, sealer),
    withoutAlerts: new Set(settings.WHATSAPP_ALERT_TEMPLATE ? [] : ['whatsapp']),
    voiceNotes: voiceNotes({
      waiting,
      // Longer than others: it reads and writes a minute of speech.
      transcriber:
        asrUrl && transcriber({ url: asrUrl, key: asrKey, model: asrModel, timeLimit: patience * 3 }),
    }),
    people,
    perDay: settings.CHANNEL_PER_DAY,
    onFirstAction,
    onLastOfDay: (channel) =>
      app.log.error({ channel }, 'CHANNEL_PER_DAY is reached: nobody is answered there until its day ends'),
  });
  const onFailure = (err: unknown, channel?: string) =>
    app.log.warn({ err, channel }, 'A message could not be answered now');
  const work = rounds(
    deliver({ repository, channels: on, answer, sealer, onFailure, pieceGap, turn: afterVisitors }),
    onFailure,
    options.look,
  );
  app.addHook('onClose', work.stop);
  const onReceived = () => {
    work.wake();
    if (pieceGap) setTimeout(work.wake, pieceGap + SLACK_MS).unref();
  };
  const receive = receiver({ repository, people, sealer, onReceived, pieceGap });
  keepBytes(app);

  if (token)
    await app.register(whatsappRoutes, {
      receive,
      confirm: confirmer(repository),
      appSecret: settings.WHATSAPP_APP_SECRET ?? '',
      verifyToken: settings.WHATSAPP_VERIFY_TOKEN ?? '',
      phoneId,
    });
  if (bot)
    await app.register(telegramRoutes, { receive, secret: settings.TELEGRAM_SECRET ?? '', telegram: bot });
  if (settings.SMS_PROVIDER && settings.SMS_IN_SECRET)
    await app.register(smsRoutes, {
      receive,
      provider: settings.SMS_PROVIDER,
      secret: settings.SMS_IN_SECRET,
      authToken: settings.SMS_KEY,
      publicUrl: settings.PUBLIC_URL,
    });
  if (mailbox && settings.MAIL_IN_SECRET)
    await app.register(emailRoutes, { receive, secret: settings.MAIL_IN_SECRET, mailbox });
  if (mailbox && settings.MAIL_IN_URL) {
    const reader = readMailbox({
      url: settings.MAIL_IN_URL,
      mailbox,
      receive,
      onFailure: (error) => onFailure(error, 'email'),
    });
    app.addHook('onClose', reader.stop);
  }
  if (settings.VOICE_SECRET)
    await app.register(voiceRoutes, {
      provider: settings.VOICE_PROVIDER ?? 'africas-talking',
      secret: settings.VOICE_SECRET,
      authToken: settings.SMS_KEY,
      publicUrl: settings.PUBLIC_URL,
      recorded,
      onFailure: (error) => onFailure(error, 'voice'),
      onFirstAction: () => onFirstAction('voice'),
    });
  if (settings.USSD_SECRET)
    await app.register(ussdRoutes, {
      secret: settings.USSD_SECRET,
      places: ussdPlaces(queries, sealer),
      personOf: (number: string) => people.of('ussd', number).hash,
      sessionKey: (id: string) => people.messageKey('ussd', id),
      onFailure: (err: unknown) => onFailure(err, 'ussd'),
      onFirstAction: () => onFirstAction('ussd'),
      check: async (number: string, language: AnswerLanguage) =>
        /\d{6}/.test(number.replaceAll(/\D/g, '')) ? options.check(number, language) : undefined,
      sendSteps: hasSms ? sendSteps : undefined,
    });

  async function sendSteps(sessionId: string, to: string, text: string) {
    const key = people.messageKey('ussd', `${sessionId} steps`);
    const at = Date.now();
    const message = { id: sessionId, from: to, to, text: '', at };
    await repository.keep([
      {
        key,
        channel: 'sms',
        person: people.of('sms', to).hash,
        incoming: sealer.seal(JSON.stringify(message), incomingPlace(key)),
        outgoing: sealer.seal(JSON.stringify([{ to, text }]), outgoingPlace(key)),
        saidAt: new Date(at),
      },
    ]);
    work.wake();
  }
}
