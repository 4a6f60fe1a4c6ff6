import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDPOINTS, MAX_LENGTH, type VerificationResult } from '@scamguard/contracts';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine';
import type { FastifyInstance } from 'fastify';
import { answerLanguage } from '../../languages.ts';
import type { VerificationService } from '../../modules/verify/service.ts';
import { pagePolicy } from '../security-headers.ts';
import { pageLanguage } from './language.ts';
import { readManifest } from './manifest.ts';
import { freshPage, sendPage } from './page.ts';

/** The field of each kind, as in the contract's JSON bodies. */
const FIELDS = {
  link: 'link',
  profile: 'profileInfo',
  number: 'number',
  conversation: 'conversation',
} as const;

/** A full conversation in three-byte letters, percent-encoded. */
const LARGEST_FORM_BYTES = 9 * MAX_LENGTH.conversation + 1_024;

interface PostedCheck {
  readonly kind: ItemKind;
  readonly value: string;
  readonly result?: VerificationResult;
  readonly problem?: 'missing' | 'failed';
}

/** What the site's build leaves in `render/index.js`. */
interface Renderer {
  readonly postPath: string;
  readonly languages: readonly string[];
  readonly renderDocument: (
    parts: unknown,
    request: { address: string; language: string; posted: PostedCheck },
  ) => Promise<string>;
}

export interface PlainCheckOptions {
  /** The built site; without it there is no form. */
  readonly folder: string;
  readonly service: VerificationService;
}

/** Answers the verification form when it is posted before or without scripts: with the page, the verdict in it. */
export async function plainCheck(app: FastifyInstance, { folder, service }: PlainCheckOptions) {
  const manifest = await readManifest(folder);
  const rendererFile = path.join(folder, 'render', 'index.js');
  if (!manifest || !existsSync(rendererFile)) return;
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer;
  const parts = JSON.parse(await readFile(path.join(folder, 'render', 'parts.json'), 'utf8'));
  const policy = pagePolicy(
    manifest.pages.find((page) => page.path === renderer.postPath)?.styleHashes ?? [],
  );
  const offered = new Map(renderer.languages.map((language) => [language, language]));

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post(renderer.postPath, { schema: { hide: true } }, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const language = pageLanguage(request, offered);
    const { posted, status } = await check(form, (item) =>
      service.verify(item, answerLanguage(language) ?? 'fr'),
    );
    const address = `${renderer.postPath}?tab=${posted.kind}`;
    const html = await renderer.renderDocument(parts, { address, language, posted });
    return sendPage(request, reply, await freshPage(html, language, policy), status);
  });
}

async function check(
  form: URLSearchParams,
  verify: (item: { kind: ItemKind; value: string }) => Promise<VerificationResult>,
): Promise<{ posted: PostedCheck; status: number }> {
  const kind = ITEM_KINDS.find((each) => form.has(FIELDS[each])) ?? 'link';
  const value = (form.get(FIELDS[kind]) ?? '').trim();
  if (value === '') return { posted: { kind, value, problem: 'missing' }, status: 400 };
  if (value.length > MAX_LENGTH[kind]) return { posted: { kind, value, problem: 'failed' }, status: 413 };
  return {
    posted: { kind, value, result: await verify({ kind, value }) },
    status: ENDPOINTS.verifyLink.status,
  };
}
