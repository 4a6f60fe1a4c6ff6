import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { emptyFolder } from './scratch.ts';

/** A store on this machine that speaks S3 and knows one key; it does not check signatures. */
export interface S3Server {
  readonly settings: Readonly<Record<`S3_${string}`, string>>;
  readonly close: () => Promise<void>;
}

export async function s3Server(): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await emptyFolder(),
    configureBuckets: [{ name: 'attachments', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'attachments',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    close: () => server.close(),
  };
}
