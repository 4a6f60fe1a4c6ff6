// Runs every story of the static build in Chromium: renders it, plays it, has axe look at it.
// Usage: node .storybook/run-tests.mjs [folder [part of a story file's path ...]]; CHROMIUM_PATH chooses the browser.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [chosenFolder, ...only] = process.argv.slice(2);
const folder = resolve(chosenFolder ?? join(root, 'storybook-static'));
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

if (!existsSync(join(folder, 'index.json'))) {
  process.stderr.write(
    `No Storybook in ${folder}. Build it first: npx storybook build -o storybook-static\n`,
  );
  process.exit(1);
}

const server = createServer((request, response) => {
  const path = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)));
  const file = path.endsWith('/') ? join(path, 'index.html') : path;
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const runner = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
      '--url',
      url,
      '--maxWorkers',
      '2',
      '--config-dir',
      join(root, '.storybook'),
      ...only,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const stop = (signal) => runner.kill(signal);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  runner.once('exit', (code) => {
    server.close();
    server.closeAllConnections();
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
    const stories = Object.values(entries).filter(({ type }) => type === 'story').length;
    const scope = only.length > 0 ? `those of ${stories} that were asked for` : stories;
    process.stdout.write(`stories: ${scope} ${code === 0 ? 'passed' : 'run, not all passed'}\n`);
    process.exitCode = code ?? 1;
  });
});
