import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A partner's website on an origin of its own, with the pages it is given. */
interface PartnerSite {
  readonly origin: string;
  readonly stop: () => void;
}

/** The policy of a partner's page: it allows nothing but our server. */
const strictPolicy = (server: string) =>
  [
    "default-src 'none'",
    `script-src ${server}`,
    `connect-src ${server}`,
    `frame-src ${server}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Serves pages by their path.
 *
 * @param policy the Content-Security-Policy of every page
 */
async function openPartnerSite(
  pages: Readonly<Record<string, string>>,
  policy: string,
): Promise<PartnerSite> {
  const server = createServer(({ url = '/' }, response) => {
    const body = pages[url];
    const type = url.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      'content-security-policy': policy,
    });
    response.end(body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** The browser's complaints about a page: errors, warnings, violations of the policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isNoIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isNoIcon) complaints.push(message.text());
  });
  return complaints;
}

/** A page of a partner; styles come from a file, since the policy forbids others. */
export const partnerPage = (body: string, { script, css }: { script: string; css?: string }) =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Partenaire</title>${
    css ? `<link rel="stylesheet" href="${css}">` : ''
  }<script src="${script}" async></script></head><body>${body}</body></html>`;

/** The messages of widgets to the page: names of events and their details. Call before the page is opened. */
export async function listenToWidgets(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['scamguard-ready', 'scamguard-result', 'scamguard-error']) {
      document.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
}

/**
 * Opens a partner's site for as long as the work takes.
 *
 * @param policy of its pages, instead of one that allows our server alone
 */
export async function onPartnerSite(
  baseURL: string | undefined,
  pages: Readonly<Record<string, string>>,
  work: (origin: string, server: string) => Promise<void>,
  policy?: string,
): Promise<void> {
  const server = new URL(baseURL ?? '').origin;
  const site = await openPartnerSite(pages, policy ?? strictPolicy(server));
  try {
    await work(site.origin, server);
  } finally {
    site.stop();
  }
}

/** Address of a script of ours. */
export const widgetScript = (baseURL: string | undefined, file: string): string =>
  `${new URL(baseURL ?? '').origin}/widgets/v1/${file}.js`;
