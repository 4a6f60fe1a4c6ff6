import type { Language } from '@scamguard/i18n';
import { POSTED_CHECK_ID, type PostedCheck } from '../routes/verify/posted-check.ts';
import { renderPage } from './render-page.tsx';

/** What a page is made of beside its content: written by the build, read by whoever renders. */
export interface DocumentParts {
  /** The built `index.html`, its style sheet inside. */
  readonly template: string;
  /** Scripts to fetch early, by address and language. */
  readonly preloads: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface DocumentRequest {
  /** Path and query, without an origin. */
  readonly address: string;
  readonly language: Language;
  /** The answer to a plain form post, to be shown in the page. */
  readonly posted?: PostedCheck;
}

/** Renders a whole HTML document. */
export async function renderDocument(
  { template, preloads }: DocumentParts,
  { address, language, posted }: DocumentRequest,
): Promise<string> {
  const { body, meta } = await renderPage(address, language, posted);
  const links = (preloads[address]?.[language] ?? [])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  const description = `name="description" content="${escapeHtml(meta.description)}"`;
  return template
    .replace('<html lang="fr">', `<html lang="${language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(meta.title)}</title>`)
    .replace('name="description" content=""', () => description)
    .replace('</head>', () => `${links}</head>`)
    .replace('<!--page-->', () => body)
    .replace('</body>', () => `${posted ? dataBlock(posted) : ''}</body>`);
}

/** Carries the answer to the scripts that take the page over; a data block, which no policy runs. */
const dataBlock = (posted: PostedCheck) =>
  `<script type="application/json" id="${POSTED_CHECK_ID}">${JSON.stringify(posted).replaceAll('<', '\\u003c')}</script>`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
