import { ENDPOINTS, type Endpoint, errorBody } from '@scamguard/contracts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Database } from '../db/client.ts';
import { readSettings } from '../env.ts';
import type { Patience } from '../http/server-options.ts';
import { databases } from './databases.ts';
import { emptyFolder } from './scratch.ts';

/** A server under test. */
export interface TestServer {
  /** Asks it; whatever it answers to a call of the contract must be what the contract says. */
  readonly ask: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Posts JSON. */
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** What stands behind it. */
  readonly database: () => Database;
}

/** The secret of every server under test. */
export const TEST_SECRET = 'a secret for tests, long enough';

/** The server on a given database, with settings that tests may change. */
export async function testApp(
  database: Database,
  variables: Record<string, string> = {},
  patience: Patience = {},
): Promise<FastifyInstance> {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    SITE_DIR: '/nowhere',
    RATE_LIMIT: 'off',
    DATA_DIR: await emptyFolder(),
    // Tests do not wait for a second piece that does not come.
    CHANNEL_PIECES: '0',
    ...variables,
  });
  // Tests share the machine with whatever else runs there: how late the event loop is says nothing.
  const bearable = { maxEventLoopDelay: 0, maxIteration: 0 };
  // So says how long a process of low priority takes.
  const ocr = { patience: 120_000 };
  return buildApp({ settings, database, secret: TEST_SECRET, version: '1.2.3', bearable, ocr, patience });
}

/**
 * Runs the same tests on a server with each kind of database that can be had.
 *
 * @param settings what the tests set, asked for when the server starts.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (server: TestServer) => void,
  settings: () => Record<string, string> = () => ({}),
): void {
  describe.each(databases)(`${title}, on $name`, ({ open }) => {
    let database: Database;
    let app: FastifyInstance;
    beforeAll(async () => {
      database = await open();
      app = await testApp(database, settings());
    });
    afterAll(() => app.close());
    tests({ ...asking(() => app), database: () => database });
  });
}

/** The ways to ask a server that is there only once the tests run. */
export function asking(app: () => FastifyInstance): Pick<TestServer, 'ask' | 'post'> {
  const ask = async (request: InjectOptions) => {
    const response = await app().inject(request);
    expectContract(request, response);
    return response;
  };
  return {
    ask,
    post: (url, body, headers) =>
      ask({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
  };
}

function expectContract({ method, url }: InjectOptions, response: LightMyRequestResponse): void {
  const path = String(url).split('?', 1)[0];
  const endpoint = Object.values<Endpoint>(ENDPOINTS).find(
    (entry) => isAt(entry.path, path) && entry.method === (method ?? 'GET'),
  );
  if (!endpoint) return;
  const { status, otherResponses } = endpoint;
  const schema =
    response.statusCode === status ? endpoint.response : (otherResponses?.[response.statusCode] ?? errorBody);
  expect(z.safeParse(schema, response.json()).error).toBeUndefined();
}

/** Whether an address is one of a path in whose braces anything may stand. */
const isAt = (template: string, path = '') =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
