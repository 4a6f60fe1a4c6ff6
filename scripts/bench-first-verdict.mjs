import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './steps/chromium.mjs';
import { ROOT } from './steps/run.mjs';

/**
 * How long a browser takes to its first verdict without a network, from the files that visitors get, each time in a browser that has
 * seen none of them: at once, and after the warm-up in idle moments that the site begins once the engine is here. The processor is
 * slowed down as a cheap phone's is beside a computer's.
 */
const SLOWER = 4;
const GOAL_MS = 30;
const RUNS = 15;
const ASSETS = path.join(ROOT, 'apps/web/dist/client/assets');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const ITEMS = {
  link: 'http://mtn-bj.promo-gagnant.xyz/login',
  conversation:
    'Cher client, votre compte Mobile Money sera bloqué ce soir. Confirmez vos informations sur http://momo-valide.top/compte ou envoyez le code reçu par SMS à notre agent. '
      .repeat(3)
      .slice(0, 300),
};

const engine = (await readdir(ASSETS)).find((file) => /^engine-french-.*\.js$/.test(file));

/** An empty page, and the files beside it. */
async function serve() {
  const server = createServer((request, response) => {
    const file = /^\/assets\/([\w.-]+\.js)$/.exec(request.url)?.[1];
    response.setHeader('Content-Type', file ? 'text/javascript' : 'text/html; charset=utf-8');
    // Without these headers a page's clock is rounded.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    if (!file) return response.end('<!doctype html><title>.</title>');
    readFile(path.join(ASSETS, file)).then(
      (code) => response.end(code),
      () => response.writeHead(404).end(),
    );
  }).listen(0);
  await once(server, 'listening');
  return server;
}

/** Runs in the page: fetches the engine, warms it up when that is asked for, and has it judge. */
async function firstVerdict({ engine, kind, value, isWarm }) {
  const { assess, warmUp } = await import(engine);
  let longest = 0;
  if (isWarm) {
    let start = performance.now();
    const pause = async () => {
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => requestIdleCallback(resolve));
      start = performance.now();
    };
    await warmUp({ pause });
  }
  const start = performance.now();
  assess({ kind, value });
  return { first: performance.now() - start, longest };
}

async function measure(browser, origin, item) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const measured = await page.evaluate(firstVerdict, { engine: `/assets/${engine}`, ...item });
  await context.close();
  return measured;
}

/** The middle one, and the quickest: what is between them is mostly others' work on this machine. */
const told = (numbers) =>
  `${median(numbers).toFixed(1)} ms (the quickest ${Math.min(...numbers).toFixed(1)})`;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const server = await serve();
const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
try {
  const origin = `http://localhost:${server.address().port}/`;
  for (const [kind, value] of Object.entries(ITEMS)) {
    const [cold, warm] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      cold.push(await measure(browser, origin, { kind, value, isWarm: false }));
      warm.push(await measure(browser, origin, { kind, value, isWarm: true }));
    }
    const [atOnce, warmed] = [cold, warm].map((runs) => told(runs.map(({ first }) => first)));
    const longest = told(warm.map((run) => run.longest));
    console.log(
      `first verdict in a browser at 1/${SLOWER} of this processor, ${kind}: ${warmed} after the warm-up, goal ${GOAL_MS} ms; ` +
        `${atOnce} without; longest slice of the warm-up ${longest}`,
    );
  }
} finally {
  await browser.close();
  server.close();
}
