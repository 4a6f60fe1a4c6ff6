import { AwsClient } from 'aws4fetch';
import { Undelivered } from '../delivery/undelivered.ts';
import { traceHeaders } from '../tracing/index.ts';
import { inCall, tellStatus } from '../tracing/outgoing.ts';
import type { AttachmentStore } from './store.ts';

/** A bucket of a store that speaks S3: of Amazon, MinIO, Garage, Scaleway, OVH and others. */
export interface S3Options {
  /** Address of the service; the bucket is the first part of the path. */
  readonly endpoint: URL;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const LONGEST_WAIT_MS = 20_000;
const NAME = /^[\da-f-]{36}$/;

/** Attachments in a bucket that every instance of the server reaches. A visitor waits meanwhile: nothing is retried. */
export function s3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Options): AttachmentStore {
  const client = new AwsClient({
    service: 's3',
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    retries: 0,
  });
  const base = `${endpoint.href.replace(/\/$/, '')}/${bucket}`;

  const ask = async (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Uint8Array<ArrayBuffer>) => {
    if (!NAME.test(name)) throw new Error('An attachment is named by its id.');
    const request = { method, signal: AbortSignal.timeout(LONGEST_WAIT_MS), ...(body ? { body } : {}) };
    let response: Response;
    try {
      response = await inCall('store of attachments', method, async (span) => {
        const taken = await client.fetch(`${base}/${name}`, { ...request, headers: traceHeaders() });
        tellStatus(span, taken.status);
        return taken;
      });
    } catch {
      throw new Undelivered('The store of attachments cannot be reached');
    }
    if (!response.ok && response.status !== 404)
      throw new Undelivered(`The store of attachments answered with status ${response.status}`);
    return response;
  };

  return {
    put: async (name, bytes) => {
      const { ok } = await ask('PUT', name, new Uint8Array(bytes));
      if (!ok) throw new Undelivered('The store of attachments has no such bucket');
    },
    get: async (name) => {
      const response = await ask('GET', name);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    remove: async (name) => {
      await ask('DELETE', name);
    },
  };
}
