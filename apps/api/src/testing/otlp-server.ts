import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
type Attributes = readonly { readonly key: string; readonly value: Value }[];

/** A span as a collector takes it. Source: OTLP 1.x, JSON Protobuf encoding. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Attributes;
  readonly status: { readonly code?: number };
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector of traces on this machine. */
export interface OtlpServer {
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** Of whom they come. */
  readonly resources: () => readonly Readonly<Record<string, unknown>>[];
  /** Everything that arrived, letter by letter. */
  readonly written: () => string;
  readonly headers: () => readonly (string | undefined)[];
  readonly close: () => Promise<void>;
}

export const told = ({ attributes }: Pick<ReceivedSpan, 'attributes'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** @param status with which it answers. */
export async function otlpServer(status = 200): Promise<OtlpServer> {
  const bodies: string[] = [];
  const keys: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'POST' && request.url === '/v1/traces') bodies.push(body);
    keys.push(request.headers['x-key']?.toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const parts = () => bodies.flatMap((body) => (JSON.parse(body) as Batch).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => parts().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () => parts().map(({ resource }) => told(resource)),
    written: () => bodies.join('\n'),
    headers: () => keys,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
