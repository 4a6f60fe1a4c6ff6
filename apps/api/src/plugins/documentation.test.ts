import { ENDPOINTS, type Endpoint, PATHS } from '@scamguard/contracts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-server.ts';

const pool = new Pool();
const app = await testApp({ engine: 'postgresql', queries: drizzle(pool), close: () => pool.end() });
afterAll(() => app.close());

const read = async () => (await app.inject({ url: PATHS.openapi.path })).json();

test('every call of the contract is described, with its answers and its errors', async () => {
  const { paths, info } = await read();
  expect(info.version).toBe('1.2.3');
  const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );
  // Sounds, films and papers are no JSON, so they have no schema in the table.
  const { audio, video, guide, courseFile } = PATHS;
  const contract = Object.entries({ ...ENDPOINTS, audio, video, guide, courseFile }).map(
    ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${path}`,
  );
  expect(described.toSorted()).toEqual(contract.toSorted());
  for (const { method, path, status, otherResponses } of Object.values<Endpoint>(ENDPOINTS)) {
    const statuses = [String(status), ...Object.keys(otherResponses ?? {}), 'default'];
    expect(Object.keys(paths[path][method.toLowerCase()].responses)).toEqual(statuses);
  }
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
