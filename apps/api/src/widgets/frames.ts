import { createHash } from 'node:crypto';
import { FRAME_ATTRIBUTES, FRAMED_WIDGETS, type FramedWidget } from '@scamguard/contracts/widgets';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escaped } from '../http/escaped.ts';
import type { Partner } from '../settings/partners.ts';
import { frameTexts } from './frame-texts.ts';

export interface WidgetFramesOptions {
  /** Absent: every site may show a frame. */
  readonly partners: readonly Partner[] | undefined;
  /** The address at which editors find frames. If it is absent, it is the address that they ask. */
  readonly publicUrl: URL | undefined;
}

/** The frame has the height of what stands in it, and no ground of its own. */
const STYLE = 'body{margin:0}html{background:transparent}p{font:1rem/1.5 system-ui,sans-serif;padding:1rem}';
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** A page that holds one widget, its own files and its own server, and that these sites may show in a frame. */
const policy = (ancestors: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    `style-src ${STYLE_HASH}`,
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

type Query = Readonly<Record<string, string | readonly string[]>>;

/** The attributes that the address names and that the element can have. */
const attributesOf = (query: Query): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FRAME_ATTRIBUTES).flatMap(([name, form]) => {
      const value = query[name];
      return typeof value === 'string' && form.test(value) ? [[name, value] as const] : [];
    }),
  );

interface Page {
  readonly lang: string;
  readonly title: string;
  readonly body: string;
  readonly scripts: readonly string[];
  /** Where oEmbed tells of it. */
  readonly oembed?: string;
}

const html = ({ lang, title, body, scripts, oembed }: Page) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${oembed ? `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">` : ''}<style>${STYLE}</style>${scripts.map((name) => `<script src="/widgets/v1/${name}.js" defer></script>`).join('')}</head>
<body>${body}</body></html>
`;

const send = (reply: FastifyReply, page: Page, ancestors: string) =>
  reply
    .headers({
      'content-security-policy': policy(ancestors),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
    .type('text/html; charset=utf-8')
    .send(html(page));

/**
 * The widgets as pages of our own, for frames on other sites. A page cannot look into a frame of another origin: what a visitor types there stays
 * between them and us, whatever the site around it runs.
 */
export async function widgetFrames(app: FastifyInstance, { partners, publicUrl }: WidgetFramesOptions) {
  for (const widget of FRAMED_WIDGETS) {
    app.get<{ Querystring: Query }>(`/embed/${widget}`, { schema: { hide: true } }, (request, reply) => {
      const { query } = request;
      const attributes = attributesOf(query);
      const lang = attributes.get('lang') ?? 'fr';
      const texts = frameTexts(lang);
      const origin = publicUrl?.origin ?? `${request.protocol}://${request.host}`;
      // Spelled out: a frame whose sandbox allows no scripts seldom allows its links to open.
      const place = origin + PLACES[widget];
      const elsewhere = `<a href="${escaped(place)}" target="_blank" rel="noopener">${escaped(`${texts.open} ${place}`)}</a>`;
      const partner = partners?.find(({ key }) => key === attributes.get('partner-key'));
      // It is shown wherever it is asked for: it holds a sentence and a link.
      if (partners && !partner) {
        const body = `<p>${escaped(texts.refused)} ${elsewhere}</p>`;
        return send(reply.code(403), { lang, title: texts.titles[widget], body, scripts: ['framed'] }, '*');
      }
      const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
      const body = `<scamguard-${widget} data-widget${written}></scamguard-${widget}><noscript><p>${escaped(texts.withoutScripts)} ${elsewhere}</p></noscript>`;
      const scripts = ['framed', `scamguard-${widget}`];
      const own = `${origin}/embed/${widget}${attributes.size ? `?${new URLSearchParams([...attributes])}` : ''}`;
      const oembed = `${origin}/oembed?${new URLSearchParams({ url: own, format: 'json' })}`;
      return send(
        reply,
        { lang, title: texts.titles[widget], body, scripts, oembed },
        partner ? [...partner.origins].join(' ') : '*',
      );
    });
  }
}

/** The page of the site that does the same, also without scripts. */
const PLACES: Readonly<Record<FramedWidget, string>> = {
  verify: '/verify',
  alerts: '/alerts',
  tip: '/learn',
  report: '/report',
  sos: '/urgence',
};
