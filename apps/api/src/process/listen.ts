import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';
import { codeOf, StartError } from './start-error.ts';

/** Takes IPv4 as well, wherever the machine has IPv6 at all. */
const EVERY_ADDRESS = '::';
const EVERY_IPV4_ADDRESS = '0.0.0.0';
const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/**
 * Listens as the settings say.
 *
 * @returns the address to open in a browser on this machine.
 * @throws {StartError} when the port or the host cannot be used.
 */
export async function listen(
  app: FastifyInstance,
  { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>,
): Promise<string> {
  try {
    await app.listen({ port: PORT, host: HOST ?? EVERY_ADDRESS, listenTextResolver: () => 'listening' });
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = codeOf(error) ?? '';
    if (HOST === undefined && NO_IPV6.has(code)) return listen(app, { PORT, HOST: EVERY_IPV4_ADDRESS });
    throw cannotListen(code, PORT, HOST);
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : PORT;
  const isEverywhere = HOST === undefined || [EVERY_ADDRESS, EVERY_IPV4_ADDRESS].includes(HOST);
  const host = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${port}`;
}

function cannotListen(code: string, port: number, host: string | undefined): StartError {
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken by another program; stop that one, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`This user may not listen on port ${port}; set PORT to a number above 1023.`);
    default:
      return new StartError(`HOST ${host} is not an address of this machine (${code}).`);
  }
}
