import { ENDPOINTS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/client.ts';
import { reports } from '../db/schema/scams.ts';
import type { TestServer } from './test-server.ts';

/** A report that nothing is wrong with. */
export const REPORT = {
  scamType: 'mobile_money',
  title: 'Faux agent au téléphone',
  description: 'Il se dit agent et demande de renvoyer un dépôt fait par erreur.',
  region: 'littoral',
};

/** A file of a form: its field, the name and type that the client gives it, its bytes. */
export interface FormFile {
  readonly field: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

const BOUNDARY = '----test-form';

/** A form as browsers send it. */
export function form(texts: Readonly<Record<string, string>>, files: readonly FormFile[] = []) {
  const parts = [
    ...Object.entries(texts).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field, name = 'photo.jpg', type = 'image/jpeg', bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

export interface Sending {
  readonly files?: readonly FormFile[];
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor's address. It is a new one unless it is given. */
  readonly from?: string;
}

let visitors = 0;

/** Somebody nobody has heard of yet, in a part of the network of their own. */
export function newAddress(): string {
  visitors += 1;
  return `41.${Math.floor(visitors / 250)}.${visitors % 250}.1`;
}

/** Sends reports to a server. */
export function reporting({ ask }: Pick<TestServer, 'ask'>) {
  return (
    change: Readonly<Record<string, string>> = {},
    sending: Sending = {},
  ): Promise<LightMyRequestResponse> => {
    const { payload, headers } = form({ ...REPORT, ...change }, sending.files);
    return ask({
      method: 'POST',
      url: ENDPOINTS.sendReport.path,
      headers: { ...headers, ...sending.headers },
      payload,
      remoteAddress: sending.from ?? newAddress(),
    });
  };
}

/** Makes everything that was reported so far an hour older: people who report within one hour count as one. */
export async function letAnHourPass({ queries }: Pick<Database, 'queries'>): Promise<void> {
  await queries.update(reports).set({ createdAt: sql`${reports.createdAt} - interval '1 hour'` });
}
