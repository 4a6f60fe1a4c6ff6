import { inSpan, type Span, traceHeaders } from './index.ts';

/**
 * Does a call to another server in a span.
 *
 * @param service in our words. Neither host nor path is told: of a short link, they are what a visitor checks.
 */
export const inCall = <Value>(
  service: string,
  method: string,
  call: (span: Span) => Promise<Value>,
): Promise<Value> =>
  inSpan(
    `${method} ${service}`,
    { kind: 'client', told: { 'peer.service': service, 'http.request.method': method } },
    call,
  );

/** Tells how a call was answered. */
export function tellStatus(span: Span, status: number): void {
  span.tell({ 'http.response.status_code': status });
  if (status >= 400) span.fail(String(status));
}

/** `fetch`, of a server that works for us: it may go on with the trace. */
export const tracedFetch = (
  service: string,
  url: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> =>
  inCall(service, init.method ?? 'GET', async (span) => {
    const response = await fetch(url, { ...init, headers: { ...init.headers, ...traceHeaders() } });
    tellStatus(span, response.status);
    return response;
  });
