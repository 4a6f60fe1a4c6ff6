import fastify from 'fastify';

/** The speed of a Fastify that does nothing on this machine. The others are measured against it. */
const app = fastify();
app.post('/', async ({ body }) => body);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`The echo is ready: ${address}\n`);
