import type { FastifyRequest } from 'fastify';

/** The facts about a visitor that a call of our own API is told. */
const PASSED_ON = ['cookie', 'user-agent', 'host', 'origin', 'sec-fetch-site'] as const;

/** The headers by which a call of our own API is the visitor's. */
export const passedOn = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
