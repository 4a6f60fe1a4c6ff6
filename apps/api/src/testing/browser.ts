import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './test-server.ts';

/** Somebody's browser: it keeps cookies and gives them back. */
export interface Browser {
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly get: (path: string) => Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
}

/** @param address from which it comes. */
export function browser({ ask }: Pick<TestServer, 'ask'>, address = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST', url: string, body?: unknown, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await ask({
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return {
    post: (path, body, headers) => send('POST', path, body, headers),
    get: (path) => send('GET', path),
    cookies,
  };
}
