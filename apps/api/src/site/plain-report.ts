import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { PostedReport } from '@scamguard/client/pages';
import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError, ERRORS, errorBody } from '../errors/index.ts';
import { answerLanguage } from '../http/languages.ts';
import { isOver } from '../http/once-over.ts';
import { slots } from '../limits/slots.ts';
import { FORM_LIMITS, MOST_FORMS, type ReportForm, readForm } from '../modules/reports/form.ts';
import { answersTo } from './answered-pages.ts';
import { pageLanguage } from './language.ts';
import { freshPage, sendPage } from './page.ts';
import { passedOn } from './passed-on.ts';
import { loadRenderer } from './renderer.ts';

export interface PlainReportOptions {
  /** The built site; without it there is no form. */
  readonly folder: string;
}

const { sendReport } = ENDPOINTS;

/**
 * Answers the report form when it is posted before or without scripts. The page says that the report was sent, or names the error
 * beside each field. The report itself goes the way of every other, with its limits and checks.
 */
export async function plainReport(app: FastifyInstance, { folder }: PlainReportOptions) {
  const renderer = await loadRenderer(folder);
  if (!renderer) return;
  const offered = new Map(renderer.languages.map((language) => [language, language]));
  const address = renderer.reportPath;
  const places = slots(MOST_FORMS, () => new CodedError('unavailable'));
  await app.register(multipart, { limits: FORM_LIMITS });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    report: PostedReport,
    status: number,
  ) => {
    const language = pageLanguage(request, offered);
    const { answers } = await answersTo(app, renderer.callsAt(address) ?? [], language, request.ip);
    const html = await renderer.render({ address, language, answers, report });
    return sendPage(request, reply, await freshPage(html, language, renderer.policyAt(address)), status);
  };
  app.post(address, { schema: { hide: true } }, async (request, reply) => {
    const language = pageLanguage(request, offered);
    const values: Record<string, string> = {};
    try {
      places.take(request, reply);
      const { files } = await readForm(request, values);
      const { status, message, dataCode } = await places.during(request, () =>
        send(request, { texts: values, files }, language),
      );
      const outcome = status === sendReport.status ? 'sent' : status === 400 ? 'invalid' : 'failed';
      const hadFile = files.size > 0;
      return await answer(request, reply, { values, hadFile, outcome, message, dataCode }, status);
    } catch (error) {
      // A visitor who sends too large a file sees the page again, and not a line of JSON.
      if (!(error instanceof CodedError) || isOver(request, reply)) throw error;
      const { message } = errorBody(error, answerLanguage(language) ?? 'fr');
      const { status } = ERRORS[error.code];
      return await answer(request, reply, { values, hadFile: true, outcome: 'failed', message }, status);
    }
  });

  async function send(request: FastifyRequest, { texts, files }: ReportForm, language: string) {
    const form = new FormData();
    for (const [name, value] of Object.entries(texts)) form.set(name, value);
    for (const [name, bytes] of files) form.set(name, new Blob([new Uint8Array(bytes)]), name);
    const encoded = new Response(form);
    const { statusCode: status, body } = await app.inject({
      method: sendReport.method,
      url: `${sendReport.path}?lang=${language}`,
      remoteAddress: request.ip,
      headers: {
        ...passedOn(request),
        'content-type': encoded.headers.get('content-type') ?? '',
        'idempotency-key': nameOf(request, texts, files),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    // The answer has a `status` of its own: that of the report.
    const { message, dataCode } = JSON.parse(body) as { message?: string; dataCode?: string };
    return { status, message, dataCode };
  }
}

/** The same report of the same visitor has the same name: a page that is loaded anew posts its form again. */
function nameOf({ ip, headers }: FastifyRequest, texts: ReportForm['texts'], files: ReportForm['files']) {
  const hash = createHash('sha256');
  const said = Object.entries(texts).toSorted(([one], [other]) => one.localeCompare(other));
  hash.update(JSON.stringify([ip, headers['user-agent'], said]));
  for (const [name, bytes] of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  return hash.digest('base64url');
}
