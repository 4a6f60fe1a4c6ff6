import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** A way to a PostgreSQL over TCP that can be made to lead nowhere. */
export interface Proxy {
  /** Address of the database on that way. */
  readonly url: string;
  /** From now on takes connections and bytes, and passes nothing on: like a cable that was pulled. */
  readonly swallow: () => void;
  /** Passes on again; connections that were cut off meanwhile stay silent until somebody closes them. */
  readonly pass: () => void;
  readonly close: () => void;
}

/** @param url of a PostgreSQL on a socket in a folder. */
export async function proxy(url: string): Promise<Proxy> {
  const target = path.join(String(new URL(url).searchParams.get('host')), '.s.PGSQL.5432');
  const open = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((client) => {
    const database = connect(target);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => void (isSwallowing || to.write(bytes)));
      from.on('close', () => {
        open.delete(from);
        if (!isSwallowing) to.destroy();
      });
      from.on('error', () => from.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const way = new URL(url);
  way.search = '';
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: way.href,
    swallow: () => {
      isSwallowing = true;
    },
    pass: () => {
      isSwallowing = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
