import type { PostedAccount } from '@scamguard/client/pages';
import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { pageLanguage } from './language.ts';
import { callAsVisitor } from './own-call.ts';
import { freshPage, sendPage } from './page.ts';
import { takePlainFields } from './plain-fields.ts';
import { loadRenderer } from './renderer.ts';

/** Two passwords, a number and what stands around them, percent-encoded. */
const LARGEST_FORM_BYTES = 16_384;
/** What may be shown again. */
const SHOWN = ['phoneOrEmail'] as const;

export interface PlainAccountOptions {
  /** The built site; without it there is no form. */
  readonly folder: string;
}

/**
 * Answers the forms of an account when they are posted before their scripts have arrived. Signing in is done; an account is made and a password
 * reset in steps that need scripts, which the page then says. No password is shown again.
 */
export async function plainAccount(app: FastifyInstance, { folder }: PlainAccountOptions) {
  const renderer = await loadRenderer(folder);
  if (!renderer) return;
  const offered = new Map(renderer.languages.map((language) => [language, language]));
  takePlainFields(app, LARGEST_FORM_BYTES);

  app.post(renderer.accountPath, { schema: { hide: true } }, async (request, reply) => {
    const language = pageLanguage(request, offered);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const values = Object.fromEntries(
      SHOWN.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])),
    );
    const show = async (posted: PostedAccount, status: number) => {
      const address = renderer.pageAddress(request.url);
      const html = await renderer.render({ address, language, account: posted });
      return sendPage(request, reply, await freshPage(html, language, renderer.policyAt(address)), status);
    };
    const isSignIn = form.has('phoneOrEmail') && form.has('password');
    if (!isSignIn) return show({ values }, 200);
    const body = {
      phoneOrEmail: form.get('phoneOrEmail') ?? '',
      password: form.get('password') ?? '',
      ...(form.has('remember') && { remember: true }),
    };
    const { status, message, cookies } = await callAsVisitor(app, request, ENDPOINTS.login, body, language);
    if (status !== ENDPOINTS.login.status) return show({ values, message: message ?? '' }, status);
    return reply.header('set-cookie', cookies).header('cache-control', 'no-store').redirect('/', 303);
  });
}
