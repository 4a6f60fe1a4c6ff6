import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS, type Endpoint, PATHS } from '../index.ts';

it('gives every path its schemas, under the same method and address', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    expect(PATHS[name as keyof typeof PATHS]).toEqual({ method: endpoint.method, path: endpoint.path });
  }
});

it('has one endpoint for each method and address', () => {
  const addresses = Object.values(PATHS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('gives every list by pages', () => {
  const endless = Object.entries<Endpoint>(ENDPOINTS).filter(
    ([, { query, response }]) =>
      response instanceof z.ZodMiniArray &&
      !(query instanceof z.ZodMiniObject && 'cursor' in query.shape && 'limit' in query.shape),
  );
  expect(endless.map(([name]) => name)).toEqual([]);
});

it('can be written as JSON Schema, from which the server validates and documents', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    expect(() => z.toJSONSchema(endpoint.response, { io: 'output' }), name).not.toThrow();
    if ('body' in endpoint) expect(() => z.toJSONSchema(endpoint.body, { io: 'input' }), name).not.toThrow();
  }
});
