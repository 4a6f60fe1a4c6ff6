import type { DocumentParts, PageData, PageRequest, PageStyle, PolicyHashes } from '@scamguard/client/pages';
import { ORGANISATION } from '@scamguard/content/organisation';
import {
  completeLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  parseLanguage,
  tagOf,
  translateInto,
} from '@scamguard/i18n';
import { PAGE_DATA_ID } from '../page-data.ts';
import { screenAt } from '../routes/screen-at.ts';
import type { PageMeta } from '../screen/page-meta.ts';
import type { Route } from '../screen/route.ts';
import { renderPage } from './render-page.tsx';

/** Renders a whole HTML document. */
export async function renderDocument(
  parts: DocumentParts,
  { address, language: code, ...given }: PageRequest,
): Promise<string> {
  const language = parseLanguage(code) ?? DEFAULT_LANGUAGE;
  const data = given.answers ? { madeOn: new Date().toISOString().slice(0, 10), ...given } : given;
  const { body, meta } = await renderPage(address, language, data);
  const { screen, pattern } = screenAt(address);
  // The answer to a post is not for search engines or for sharing, and the visitor waits for every byte of it.
  const isAnswer = [data.posted, data.report, data.talk, data.message, data.account].some(Boolean);
  const forOthers = isAnswer
    ? ''
    : forSharing(meta, language, address) + (await forSearching(screen.route, language, data));
  const described = isAnswer ? '' : meta.description;
  const description = `name="description" content="${escapeHtml(described)}"`;
  const hasData = Object.values(data).some((part) => part !== undefined);
  return documentWith(parts, language, pattern, { scripts: parts.scripts[pattern]?.[language], isAnswer })
    .replace(
      /<title>.*<\/title>/,
      () => `<title${langOf(meta.titleLanguage, language)}>${escapeHtml(meta.title)}</title>`,
    )
    .replace('name="description" content=""', () => description)
    .replace('</head>', () => `${forOthers}</head>`)
    .replace('<!--page-->', () => body)
    .replace('</body>', () => `${hasData ? dataBlock(data) : ''}</body>`);
}

const langOf = (tag: string, language: Language) => (tag === tagOf(language) ? '' : ` lang="${tag}"`);

/** The picture beside a shared link: of 1200 × 630 pixels, drawn in the languages that are whole. */
const PICTURE = { fr: '/share/fr.png', en: '/share/en.png' };

/** The tags that messengers show of a link to the page. The server puts its own origin before the addresses. */
function forSharing({ title, description }: PageMeta, language: Language, address: string): string {
  const locale = tagOf(language);
  const lang = language === DEFAULT_LANGUAGE ? '' : `${address.includes('?') ? '&' : '?'}lang=${language}`;
  const open = {
    type: 'website',
    site_name: ORGANISATION.name,
    locale,
    title,
    description,
    url: `${address}${lang}`,
    image: completeLanguage(language) === 'en' ? PICTURE.en : PICTURE.fr,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': translateInto(language)('site.name'),
  };
  const tags = Object.entries(open).map(
    ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** The data that search engines may know of the page. */
async function forSearching(
  { isIndexed, structuredData }: Route,
  language: Language,
  { answers = {} }: PageData,
): Promise<string> {
  const facts = structuredData && (await structuredData()).default;
  const data = facts?.(translateInto(language), answers);
  return [
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    data ? inert('application/ld+json', data) : '',
  ].join('');
}

/** A document without content, with the style rules of one kind of page: its scripts draw what its address asks for. */
export const emptyDocument = (parts: DocumentParts, language: Language, pattern: string): string =>
  documentWith(parts, language, pattern);

function documentWith(
  { template, styles, darkStyle, startScripts, floorScript }: DocumentParts,
  language: Language,
  pattern: string,
  { scripts = [], isAnswer = false }: { scripts?: readonly string[] | undefined; isAnswer?: boolean } = {},
): string {
  const files = [...startScripts, ...scripts].map((file) => `/${file}`);
  const list = inert('application/json', files, ` data-floor="/${floorScript}" id="${SCRIPTS_ID}"`);
  return (isAnswer ? template.replaceAll(FOR_INSTALLING, '') : template)
    .replace('<html lang="fr">', `<html lang="${tagOf(language)}">`)
    .replace(
      '</head>',
      () => `${styleInside(styles[pattern], isAnswer)}${darkLink(darkStyle)}${list}</head>`,
    );
}

/** The tags that a device needs to install the site. It installs from a page that has an address of its own. */
const FOR_INSTALLING = /<link rel="(?:apple-touch-icon|manifest)"[^>]*>\s*/g;

/** The id of the element in which the script inside the page finds the files to fetch. */
const SCRIPTS_ID = 'scripts';

/** Hashes of what stands inside the page at an address, for its policy. */
export function hashesAt({ styles, starterHash }: DocumentParts, address: string): PolicyHashes {
  const style = styles[screenAt(address).pattern];
  return { styleHashes: style ? [style.hash] : [], scriptHashes: [starterHash] };
}

/**
 * The rules, and links to their files, which tell the scripts that these need not be fetched. A page that answers a post leaves the
 * links out: somebody waits for it, and most who post have no scripts.
 */
const styleInside = (style: PageStyle | undefined, isAnswer: boolean) =>
  style ? `<style>${style.css}</style>${isAnswer ? '' : style.files.map(linkToNothing).join('')}` : '';

/** No browser fetches rules of a type that it does not know; disabled ones are fetched by Chromium 150. */
const linkToNothing = (file: string) => `<link rel="stylesheet" type="text/inside" href="/${file}">`;

/** It overrules the light rules wherever it stands. */
const darkLink = (file: string) =>
  `<link rel="stylesheet" media="(prefers-color-scheme: dark)" href="/${file}">`;

/** Carries data to the scripts that take the page over. */
const dataBlock = (data: PageData) => inert('application/json', data, ` id="${PAGE_DATA_ID}"`);

/** A block of data, which no policy runs. */
const inert = (type: string, data: object, attributes = '') =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
