import multipart from '@fastify/multipart';
import type { PostedCheck } from '@scamguard/client/pages';
import { ANYTHING_FIELD, CHECKS, ENDPOINTS, MAX_LENGTH, type VerificationResult } from '@scamguard/contracts';
import { ITEM_KINDS, type ItemKind, readAs } from '@scamguard/engine';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '../errors/index.ts';
import { type AnswerLanguage, answerLanguage } from '../http/languages.ts';
import { isOver } from '../http/once-over.ts';
import { slots } from '../limits/slots.ts';
import type { VerificationService } from '../modules/verify/service.ts';
import { answerError } from '../plugins/error-answers.ts';
import { pageLanguage } from './language.ts';
import { readManifest } from './manifest.ts';
import { freshPage, sendPage } from './page.ts';
import { takePlainFields } from './plain-fields.ts';
import { loadRenderer } from './renderer.ts';
import { MOST_SHARED, readShared, SHARED_LIMITS } from './shared-form.ts';

/** A full conversation in three-byte letters, percent-encoded. */
const LARGEST_FORM_BYTES = 9 * MAX_LENGTH.conversation + 1_024;

export interface PlainCheckOptions {
  /** The built site; without it there is no form. */
  readonly folder: string;
  readonly service: Pick<VerificationService, 'verify'>;
}

/** Answers the verification form when it is posted before or without scripts: with the page, the verdict in it. */
export async function plainCheck(app: FastifyInstance, { folder, service }: PlainCheckOptions) {
  const manifest = await readManifest(folder);
  const renderer = manifest && (await loadRenderer(folder));
  if (!renderer) return;
  const offered = new Map(renderer.languages.map((language) => [language, language]));

  takePlainFields(app, LARGEST_FORM_BYTES);
  const places = slots(MOST_SHARED, () => new CodedError('unavailable'));
  await app.register(multipart, { limits: SHARED_LIMITS });
  /** The posted values; undefined if the data that another app shared could not be read. */
  const formIn = async (request: FastifyRequest, reply: FastifyReply, language: AnswerLanguage) => {
    if (!request.isMultipart())
      return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    try {
      places.take(request, reply);
      return await places.during(request, () => readShared(app, request, language));
    } catch (error) {
      if (isOver(request, reply)) throw error;
      return undefined;
    }
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    posted: PostedCheck,
    status: number,
  ) => {
    const language = pageLanguage(request, offered);
    const address = `${renderer.postPath}?tab=${posted.kind}`;
    const html = await renderer.render({ address, language, posted });
    return sendPage(request, reply, await freshPage(html, language, renderer.policyAt(address)), status);
  };
  // A visitor who pastes more than a form may carry sees the page again, and not a line of JSON.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      ? answer(request, reply, { kind: 'conversation', value: '', problem: 'failed' }, 413)
      : answerError(error, request, reply);

  app.post(renderer.postPath, { schema: { hide: true }, errorHandler }, async (request, reply) => {
    const language = answerLanguage(pageLanguage(request, offered)) ?? 'fr';
    const form = await formIn(request, reply, language);
    if (!form) return answer(request, reply, { kind: 'conversation', value: '', problem: 'failed' }, 503);
    const { posted, status } = await check(form, (item) => service.verify(item, language));
    return answer(request, reply, posted, status);
  });
}

async function check(
  form: URLSearchParams,
  verify: (item: { kind: ItemKind; value: string }) => Promise<VerificationResult>,
): Promise<{ posted: PostedCheck; status: number }> {
  const { kind, value } = itemIn(form);
  if (value === '') return { posted: { kind, value, problem: 'missing' }, status: 400 };
  if (value.length > MAX_LENGTH[kind]) return { posted: { kind, value, problem: 'failed' }, status: 413 };
  return {
    posted: { kind, value, result: await verify({ kind, value }) },
    status: ENDPOINTS.verifyLink.status,
  };
}

/** The posted value: the first field that is not empty. A told or shared text may be any kind. */
function itemIn(form: URLSearchParams): { kind: ItemKind; value: string } {
  const anything = (form.get(ANYTHING_FIELD) ?? '').trim();
  if (anything !== '' || form.has(ANYTHING_FIELD)) return asItself(anything);
  const valueOf = (kind: ItemKind) => (form.get(CHECKS[kind].field) ?? '').trim();
  const kind = ITEM_KINDS.find(valueOf) ?? ITEM_KINDS.find((each) => form.has(CHECKS[each].field)) ?? 'link';
  const value = valueOf(kind);
  return kind === 'conversation' ? asItself(value) : { kind, value };
}

/** A value under its own kind, so that the page shows it where it belongs. */
function asItself(value: string): { kind: ItemKind; value: string } {
  const read = readAs({ kind: 'conversation', value });
  const kind = read === 'several' || value.length > MAX_LENGTH[read] ? 'conversation' : read;
  return { kind, value };
}
