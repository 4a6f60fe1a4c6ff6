import { FRAMED_WIDGETS, type FramedWidget } from '@scamguard/contracts/widgets';
import type { FastifyInstance } from 'fastify';
import { escaped } from '../http/escaped.ts';
import { frameTexts } from './frame-texts.ts';

export interface OembedOptions {
  readonly publicUrl: URL | undefined;
}

/** About how high each frame is, in pixels: who embeds by oEmbed runs no script of ours. */
const HEIGHTS: Readonly<Record<FramedWidget, number>> = {
  verify: 560,
  alerts: 640,
  tip: 320,
  report: 900,
  sos: 480,
};
const USUAL_WIDTH = 640;
const ONE_DAY_SECONDS = 86_400;

/** A size that the embedding page allows at most. */
const atMost = (usual: number, asked: unknown) =>
  typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Math.min(usual, Number(asked)) : usual;

/**
 * oEmbed 1.0 (https://oembed.com): an editor in which somebody pastes the address of a widget asks here what to show, and gets its frame.
 */
export async function oembed(app: FastifyInstance, { publicUrl }: OembedOptions) {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    '/oembed',
    { schema: { hide: true } },
    (request, reply) => {
      const { url, format, maxwidth, maxheight } = request.query;
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      if (format !== undefined && format !== 'json') return reply.code(501).send();
      const origin = publicUrl?.origin ?? `${request.protocol}://${request.host}`;
      const asked = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
      const widget = FRAMED_WIDGETS.find((each) => asked?.pathname === `/embed/${each}`);
      if (!asked || !widget || asked.origin !== origin) return reply.code(404).send();
      const title = frameTexts(asked.searchParams.get('lang') ?? 'fr').titles[widget];
      const width = atMost(USUAL_WIDTH, maxwidth);
      const height = atMost(HEIGHTS[widget], maxheight);
      return reply.header('cache-control', 'public, max-age=300').send({
        version: '1.0',
        type: 'rich',
        provider_name: 'ScamGuard',
        provider_url: origin,
        cache_age: ONE_DAY_SECONDS,
        title,
        width,
        height,
        html: `<iframe src="${escaped(asked.href)}" title="${escaped(title)}" width="${width}" height="${height}" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>`,
      });
    },
  );
}
