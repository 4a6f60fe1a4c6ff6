import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const POLICY = "default-src 'self'";
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Serves a folder's `dist` under a strict Content-Security-Policy; `pages` are given as they are. */
export async function serve(folder, pages) {
  const server = createServer(async ({ url }, response) => {
    const file = url.split('?')[0];
    const body = pages[file] ?? (await readFile(path.join(folder, 'dist', file)).catch(() => undefined));
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'text/plain',
      'content-security-policy': POLICY,
    });
    response.end(body);
  });
  await new Promise((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Opens a page and collects what the browser complains of: errors, violations of the policy, files not found. */
export async function open(browser, address) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isNoIcon = message.location().url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !isNoIcon) complaints.push(message.text());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, complaints };
}
