import type { FastifyInstance } from 'fastify';
import { counted } from '../delivery/counted.ts';
import { type Mailer, mailer } from '../mail/mailer.ts';
import { accounts } from '../modules/accounts/plugin.ts';
import { healthRoutes } from '../modules/health/routes.ts';
import { messagesRepository } from '../modules/messages/repository.ts';
import { messagesRoutes } from '../modules/messages/routes.ts';
import { messagesService } from '../modules/messages/service.ts';
import { oidc } from '../modules/oidc/plugin.ts';
import { secondFactor } from '../modules/second-factor/plugin.ts';
import { threatListsRepository } from '../modules/threat-lists/repository.ts';
import { sealedRows } from '../sealed-text/sealed-rows.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';
import { cappedSms } from '../sms/capped.ts';
import { smsSender } from '../sms/index.ts';
import type { SmsSender } from '../sms/sender.ts';
import { visitorHash } from '../visitors/visitor-hash.ts';
import type { Entrance } from './around-calls.ts';
import type { Dependencies } from './dependencies.ts';

/** The server's view of people, their messages to us, and our messages to them. */
export async function people(
  app: FastifyInstance,
  { settings, database, secret, version }: Dependencies,
  { sessions, limits, storage }: Entrance,
): Promise<{ readonly sms: SmsSender; readonly mail: Mailer }> {
  const { queries } = database;
  const mail = counted(
    mailer(settings),
    'scamguard_mail_total',
    'Mail that the server handed over.',
    app.measures,
  );
  const sms = cappedSms(
    counted(
      smsSender(settings, (line) => app.log.warn(line)),
      'scamguard_sms_total',
      'Text messages that the server handed over; on a test server, to its log.',
      app.measures,
    ),
    {
      limits,
      caps: { perHour: settings.SMS_PER_HOUR, perDay: settings.SMS_PER_DAY },
      onLast: (cap) =>
        app.log.error(cap, `${cap.setting} is reached: no more codes are sent by SMS until its window ends`),
    },
  );
  await app.register(accounts, { queries, secret, sessions, limits, sms, mail });
  await app.register(secondFactor, {
    queries,
    secret,
    sessions,
    deliver: async ({ phoneNumber, email }, text) => {
      if (phoneNumber) await sms.send(phoneNumber, text);
      else if (email) await mail.send({ to: email, subject: 'ScamGuard', text });
    },
  });
  await app.register(oidc, {
    providers: settings.OIDC_PROVIDERS ?? [],
    publicUrl: settings.PUBLIC_URL,
    queries,
    sessions,
  });
  await app.register(messagesRoutes, {
    service: messagesService({
      repository: messagesRepository(queries),
      mail,
      to: settings.MAIL_TO,
      hash: visitorHash(secret),
      hashKey: keyedHash(secret, 'message'),
      sealed: sealedRows(secret),
      onFailure: (err) => app.log.warn({ err }, 'A message is stored, but could not be mailed'),
    }),
  });
  await app.register(healthRoutes, {
    database,
    heldLists: threatListsRepository(queries).held,
    hasRoom: storage.hasRoom,
    version,
    isTestServer: sms.isTest,
  });
  return { sms, mail };
}
