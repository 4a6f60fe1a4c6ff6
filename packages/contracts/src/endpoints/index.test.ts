import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS, PATHS } from '../index.ts';

it('gives every path its schemas, under the same method and address', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    expect(PATHS[name as keyof typeof PATHS]).toEqual({ method: endpoint.method, path: endpoint.path });
  }
});

it('has one endpoint for each method and address', () => {
  const addresses = Object.values(PATHS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('can be written as JSON Schema, from which the server validates and documents', () => {
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    expect(() => z.toJSONSchema(endpoint.response, { io: 'output' }), name).not.toThrow();
    if ('body' in endpoint) expect(() => z.toJSONSchema(endpoint.body, { io: 'input' }), name).not.toThrow();
  }
});
