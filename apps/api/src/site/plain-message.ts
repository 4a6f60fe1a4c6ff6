import { createHash } from 'node:crypto';
import type { PostedMessage } from '@scamguard/client/pages';
import { ENDPOINTS, MESSAGE_MAX_LENGTH } from '@scamguard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLanguage } from './language.ts';
import { callAsVisitor } from './own-call.ts';
import { freshPage, sendPage } from './page.ts';
import { takePlainFields } from './plain-fields.ts';
import { loadRenderer } from './renderer.ts';

const FIELDS = ['name', 'email', 'region', 'subject', 'message'] as const;
/** The longest message in three-byte letters, percent-encoded, and the lines beside it. */
const LARGEST_FORM_BYTES = 9 * (MESSAGE_MAX_LENGTH.text + FIELDS.length * MESSAGE_MAX_LENGTH.line);

export interface PlainMessageOptions {
  /** The built site; without it there is no form. */
  readonly folder: string;
}

/** Answers the form of a message to the operator when it is posted before or without scripts: with the page, and what became of it. */
export async function plainMessage(app: FastifyInstance, { folder }: PlainMessageOptions) {
  const renderer = await loadRenderer(folder);
  if (!renderer) return;
  const offered = new Map(renderer.languages.map((language) => [language, language]));
  const address = renderer.messagePath;
  takePlainFields(app, LARGEST_FORM_BYTES);

  app.post(address, { schema: { hide: true } }, async (request, reply) => {
    const language = pageLanguage(request, offered);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const values = Object.fromEntries(FIELDS.map((name) => [name, form.get(name) ?? '']));
    const { region, ...texts } = values;
    const body = { ...texts, ...(region && { region }), idempotencyKey: nameOf(request, values) };
    const { status, message } = await callAsVisitor(app, request, ENDPOINTS.sendMessage, body, language);
    const outcome = status === ENDPOINTS.sendMessage.status ? 'sent' : status === 400 ? 'invalid' : 'failed';
    const posted: PostedMessage = { values, outcome, message };
    const html = await renderer.render({ address, language, message: posted });
    return sendPage(request, reply, await freshPage(html, language, renderer.policyAt(address)), status);
  });
}

/** The same message of the same visitor has the same name: a page that is loaded anew posts its form again. */
const nameOf = ({ ip, headers }: FastifyRequest, values: object) =>
  createHash('sha256')
    .update(JSON.stringify([ip, headers['user-agent'], values]))
    .digest('base64url');
