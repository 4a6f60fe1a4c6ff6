import { createConfig, lintFromString } from '@redocly/openapi-core';
import { API_VERSION, ENDPOINTS, type Endpoint, type EndpointName, PATHS } from '@scamguard/contracts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { connectionsOf } from '../db/client.ts';
import { CALL_EXAMPLES } from '../testing/calls/index.ts';
import { testApp } from '../testing/test-server.ts';

const pool = new Pool();
const app = await testApp({
  engine: 'postgresql',
  queries: drizzle(pool),
  connections: () => connectionsOf(pool),
  close: () => pool.end(),
});
afterAll(() => app.close());

const read = async () => (await app.inject({ url: PATHS.openapi.path })).json();

test('every call of the contract is described, with its answers and its errors', async () => {
  const { paths, info } = await read();
  expect(info.version).toBe(API_VERSION);
  const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );
  // Sounds, films and papers are no JSON, so they have no schema in the table.
  const { audio, video, guide, courseFile, voice } = PATHS;
  const contract = Object.entries({ ...ENDPOINTS, audio, video, guide, courseFile, voice }).map(
    ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${path}`,
  );
  expect(described.toSorted()).toEqual(contract.toSorted());
  for (const { method, path, status, otherResponses } of Object.values<Endpoint>(ENDPOINTS)) {
    const statuses = [String(status), ...Object.keys(otherResponses ?? {}), '4XX', '5XX'];
    expect(Object.keys(paths[path][method.toLowerCase()].responses).toSorted()).toEqual(statuses.toSorted());
  }
});

test('it follows every recommended rule of OpenAPI', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(await read()), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('who may make a call is what the server asks for', () => {
  const asked = Object.entries(ENDPOINTS).filter(([name]) =>
    CALL_EXAMPLES[name as EndpointName].bad.some(({ code }) => code === 'not_signed_in'),
  );
  const said = Object.entries<Endpoint>(ENDPOINTS).filter(([, { access }]) => access);
  expect(said.map(([name]) => name)).toEqual(asked.map(([name]) => name));
});

test('a call answers under its stable name too', async () => {
  const response = await app.inject({ url: '/api/v1/openapi.json' });
  expect(response.json()).toEqual(await read());
  expect((await app.inject({ url: '/api/v1/nothing' })).json()).toMatchObject({ code: 'not_found' });
});

test('every reference leads somewhere, and no schema is in a form that OpenAPI does not know', async () => {
  const document = await read();
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(text).not.toMatch(/"items":\[|"additionalItems"|"\$id"/);
});

test('it says that only a proven item is safe', async () => {
  const { isSafe, verdict } = (await read()).components.schemas.VerificationResult.properties;
  expect(isSafe.description).toMatch(/^True only when `verdict` is `safe`.*False for `unknown`/);
  expect(verdict.description).toContain('never show it as safe');
});

test('the page to read it is served under a policy without exceptions', async () => {
  const page = await app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<style|<script>|onload=/);
  for (const url of [
    '/api/docs',
    ...[...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file),
  ]) {
    const { statusCode, headers } = await app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
  }
});
