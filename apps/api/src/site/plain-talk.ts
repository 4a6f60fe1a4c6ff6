import { randomUUID } from 'node:crypto';
import { type PostedTalk, TALK_FIELDS } from '@scamguard/client/pages';
import { MAX_LENGTH } from '@scamguard/contracts';
import { maskSecrets } from '@scamguard/engine/secrets';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError, ERRORS, errorBody } from '../errors/index.ts';
import { type AnswerLanguage, answerLanguage, productLanguage } from '../http/languages.ts';
import type { TalkAgain } from '../modules/assistant/talk-again.ts';
import { answerError } from '../plugins/error-answers.ts';
import { pageLanguage } from './language.ts';
import { freshPage, sendPage } from './page.ts';
import { takePlainFields } from './plain-fields.ts';
import { loadRenderer } from './renderer.ts';

/** The longest talk: each post goes through all of it again. */
const MOST_MESSAGES = 30;
const MOST_LETTERS = MAX_LENGTH.conversation;
/** All of it in three-byte letters, percent-encoded, with the names of its fields. */
const LARGEST_FORM_BYTES = 9 * MOST_LETTERS + 2_048;
const TALK_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface PlainTalkOptions {
  /** The built site; without it there is no form. */
  readonly folder: string;
  readonly talk: TalkAgain;
}

/**
 * Leads the assistant's talk for browsers whose scripts have not arrived or do not run. The page carries what was said in its form, and
 * each post answers with the page of the talk so far.
 */
export async function plainTalk(app: FastifyInstance, { folder, talk }: PlainTalkOptions) {
  const renderer = await loadRenderer(folder);
  if (!renderer) return;
  const offered = new Map(renderer.languages.map((language) => [language, language]));
  const address = renderer.talkPath;
  takePlainFields(app, LARGEST_FORM_BYTES);

  const answer = async (request: FastifyRequest, reply: FastifyReply, posted: PostedTalk, status: number) => {
    const language = pageLanguage(request, offered);
    const html = await renderer.render({ address, language, talk: posted });
    return sendPage(request, reply, await freshPage(html, language, renderer.policyAt(address)), status);
  };
  const languageOf = (request: FastifyRequest) => answerLanguage(pageLanguage(request, offered)) ?? 'fr';
  const { status: tooLong } = ERRORS.value_too_long;
  // A visitor who pastes more than a form may carry sees the page again, and not a line of JSON.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
      ? answer(request, reply, { ...BEGINNING(), refused: refusal('', languageOf(request)) }, tooLong)
      : answerError(error, request, reply);

  app.post(address, { schema: { hide: true }, errorHandler }, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const language = productLanguage(pageLanguage(request, offered)) ?? 'fr';
    const { id, before, message } = talkIn(form);
    const said = message === '' ? before : [...before, maskSecrets(message).text];
    const isTooLong = said.length > MOST_MESSAGES || said.join('').length > MOST_LETTERS;
    const kept = isTooLong ? [] : said;
    const posted = { ...BEGINNING(), id, said: kept, answers: await talk(kept, language) };
    if (!isTooLong) return answer(request, reply, posted, 200);
    return answer(request, reply, { ...posted, refused: refusal(message, languageOf(request)) }, tooLong);
  });
}

const refusal = (typed: string, language: AnswerLanguage) => ({
  typed,
  message: errorBody(new CodedError('value_too_long'), language).message,
});

const BEGINNING = (): PostedTalk => ({ id: randomUUID(), at: Date.now(), said: [], answers: [] });

/** The earlier messages, and the new one: an answer that was touched, or a text that was written. */
function talkIn(form: URLSearchParams) {
  const id = form.get(TALK_FIELDS.id) ?? '';
  const text = (form.get(TALK_FIELDS.reply) ?? form.get(TALK_FIELDS.message) ?? '').trim();
  const before = form
    .getAll(TALK_FIELDS.said)
    .map((said) => maskSecrets(said.trim()).text)
    .filter(Boolean);
  return { id: TALK_ID.test(id) ? id : randomUUID(), before, message: text };
}
