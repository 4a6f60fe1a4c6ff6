import multipart from '@fastify/multipart';
import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileField } from '../../attachments/read-file.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { slots } from '../../limits/slots.ts';
import { FORM_LIMITS, MOST_FORMS, readForm } from './form.ts';
import type { ReportsService } from './service.ts';

export interface ReportsRoutesOptions {
  readonly service: ReportsService;
}

const REQUEST_KEY = /^[\w-]{16,128}$/;

export async function reportsRoutes(app: FastifyInstance, { service }: ReportsRoutesOptions) {
  await app.register(multipart, { limits: FORM_LIMITS });
  const files = new WeakMap<FastifyRequest, ReadonlyMap<FileField, Uint8Array>>();
  const places = slots(MOST_FORMS, () => new CodedError('unavailable'));

  app.addHook('preValidation', async (request, reply) => {
    places.take(request, reply);
    const form = await readForm(request);
    request.body = form.texts;
    files.set(request, form.files);
  });

  registerCall(app, ENDPOINTS.sendReport, async (request) => {
    const { body, ip, headers, widgetSite } = request;
    const reporter = {
      address: ip,
      userAgent: headers['user-agent'] ?? '',
      site: widgetSite,
      accountId: (await request.user())?.id,
    };
    const key = requestKey(request) ?? body.idempotencyKey;
    // A report that has arrived whole is stored, even if the line drops before the answer.
    const sent = await places.during(request, () =>
      service.send(body, files.get(request) ?? new Map(), reporter, key),
    );
    return { ...sent, status: 'pending' as const };
  });
}

function requestKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !REQUEST_KEY.test(key))
    throw new CodedError('invalid_input', [
      { field: 'idempotencyKey', problem: 'not_allowed', allowed: `in the form ${REQUEST_KEY.source}` },
    ]);
  return key;
}
