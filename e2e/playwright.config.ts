import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4790);
const dataDir = mkdtempSync(path.join(tmpdir(), 'scamguard-e2e-'));

/** Journeys in Chromium against the built server with an embedded database of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Twice what a small machine has cores: while a page waits, another one works.
  workers: 4,
  forbidOnly: true,
  // A busy machine may take its time. A test that only passes at its second try is told at the end as flaky: it has a race to be
  // mended.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 640 },
    locale: 'fr-FR',
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node ../apps/api/dist/server.js',
    url: `http://localhost:${PORT}/api/health`,
    env: { PORT: String(PORT), DATA_DIR: dataDir, RATE_LIMIT: 'off' },
    stdout: 'ignore',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
