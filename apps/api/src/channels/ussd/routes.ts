import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linesFor, type NamedOperator, operatorsFor } from '../lines.ts';
import { bytesOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame } from '../signature.ts';
import { inE164 } from '../sms/receive.ts';
import type { Place, Places } from './places.ts';
import { type Screen, type Surroundings, screenAfter } from './screens.ts';

export interface UssdRoutesOptions {
  readonly secret: string;
  readonly places: Places;
  readonly check: Surroundings['check'];
  /** Sends the steps once for a session; absent: no text messages can be sent. */
  readonly sendSteps: ((sessionId: string, to: string, text: string) => Promise<void>) | undefined;
  readonly personOf: (number: string) => string;
  readonly sessionKey: (sessionId: string) => string;
  readonly onFailure: (error: unknown) => void;
  readonly onFirstAction?: (() => void) | undefined;
}

/** Source: Africa's Talking, "USSD: handling sessions". */
const call = z.object({
  sessionId: z.string().min(1).max(200),
  phoneNumber: z.string().regex(/^\+?\d{6,15}$/),
  text: z.string().max(1_000).default(''),
});

/** Each call has all keys of its session, so that one that comes again is answered as before. */
export async function ussdRoutes(app: FastifyInstance, options: UssdRoutesOptions) {
  const { secret, check, sendSteps, onFailure, onFirstAction } = options;
  app.post('/channels/ussd/:secret', async (request, reply) => {
    const { params } = request as FastifyRequest<{ Params: { secret: string } }>;
    if (!isSame(params.secret, secret)) return refused(reply, 404, 'There is nothing here.');
    const { data } = call.safeParse(
      Object.fromEntries(new URLSearchParams(bytesOf(request).toString('utf8'))),
    );
    if (!data) return refused(reply, 400, 'This is no call of a USSD session.');
    const number = inE164(data.phoneNumber);
    const place = await placeNow(data, number, options);
    const surroundings = {
      linesFor: (operator?: NamedOperator['id']) => linesFor(number, operator),
      operators: operatorsFor(number),
      hasSms: sendSteps !== undefined,
      check,
    };
    const screen = await screenAfter(place.path.split('*').filter(Boolean), surroundings);
    if (screen.isFirstAction) onFirstAction?.();
    await remember(data.sessionId, number, place, screen, options).catch(onFailure);
    return reply.type('text/plain; charset=utf-8').send(`${screen.goesOn ? 'CON' : 'END'} ${screen.text}`);
  });
}

/** First aid waits for no database: without it a session that broke begins anew. */
async function placeNow(
  { sessionId, text }: z.infer<typeof call>,
  number: string,
  { places, personOf, sessionKey, onFailure }: UssdRoutesOptions,
): Promise<Place> {
  const last = await places.find(personOf(number)).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
  const session = sessionKey(sessionId);
  const base = last?.session === session ? last.base : text === '' ? (last?.path ?? '') : '';
  return { session, base, path: [base, text].filter(Boolean).join('*') };
}

async function remember(
  sessionId: string,
  number: string,
  place: Place,
  { goesOn, sms }: Screen,
  { places, personOf, sendSteps }: UssdRoutesOptions,
): Promise<void> {
  if (sms) await sendSteps?.(sessionId, number, sms);
  await places.keep(personOf(number), { ...place, path: goesOn ? place.path : '' });
}
