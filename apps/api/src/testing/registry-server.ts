import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardedFetch, guardedRedirect } from '../guarded-fetch/index.ts';

const LIMITS = { maxBytes: 10_000, timeLimit: 5_000, isAllowed: () => true };

/** A registry of domains and a shortener on this machine. `domains` are by name, `links` by path. Everything else is unknown. */
export async function registryServer() {
  const domains = new Map<string, string>();
  const links = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const registered = domains.get(url.replace('/domain/', ''));
    const target = links.get(url);
    if (registered !== undefined) response.end(registered);
    else if (target === undefined) response.writeHead(404).end();
    else if (target !== 'silence') response.writeHead(301, { location: target }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: new URL(origin),
    domains,
    links,
    asked,
    fetchText: (url: URL) => guardedFetch(url, LIMITS),
    /** Every shortener is asked here. */
    redirectOf: ({ pathname }: URL) => guardedRedirect(new URL(pathname, origin), LIMITS),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What RDAP answers about a domain. */
export const rdap = (date: string, eventAction = 'registration') =>
  JSON.stringify({ objectClassName: 'domain', events: [{ eventAction, eventDate: date }] });
