import fastify from 'fastify';

/** What a Fastify that does nothing can do on this machine: the measure of the others. */
const app = fastify();
app.post('/', async ({ body }) => body);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`The echo is ready: ${address}\n`);
