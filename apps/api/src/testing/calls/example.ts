import type { EndpointName, ErrorCode } from '@scamguard/contracts';
import type { InjectOptions } from 'fastify';
import type { TestAccount } from '../account-maker.ts';
import type { Browser } from '../browser.ts';
import type { SmsInbox } from '../sms-inbox.ts';
import type { TestServer } from '../test-server.ts';

/** A server with people around it, from whom an example takes what it needs. */
export interface World {
  readonly server: TestServer;
  readonly inbox: SmsInbox;
  /** Somebody new with an account, in the browser in which it was made. */
  readonly account: () => Promise<TestAccount>;
  /** Browsers of somebody who is signed in. */
  readonly visitor: () => Promise<Browser>;
  readonly moderator: () => Promise<Browser>;
  /** Somebody with the role, without a second factor. */
  readonly newModerator: () => Promise<Browser>;
  /** Sends a report with a picture. */
  readonly report: () => Promise<{ readonly scamId: string; readonly attachmentId: string }>;
}

type Example = (world: World) => InjectOptions | Promise<InjectOptions>;

/** How a call is made rightly, and three ways in which it is refused. */
export interface CallExamples {
  readonly good: Example;
  readonly status: number;
  readonly bad: readonly [Refusal, Refusal, Refusal];
}

export interface Refusal {
  readonly request: Example;
  readonly status: number;
  readonly code: ErrorCode;
}

export type Examples = Partial<Readonly<Record<EndpointName, CallExamples>>>;

export const refused = (status: number, code: ErrorCode, request: Example): Refusal => ({
  request,
  status,
  code,
});

/** @param path with what stands in its braces. */
export const get = (path: string, query: Record<string, string> = {}): InjectOptions => ({
  method: 'GET',
  url: path,
  query,
});

export const post = (path: string, payload: object): InjectOptions => ({
  method: 'POST',
  url: path,
  payload,
});

/** A request with the cookies of a browser. */
export const by = ({ cookies }: Browser, request: InjectOptions): InjectOptions => ({
  ...request,
  cookies: Object.fromEntries(cookies),
});

/** A list that takes no wishes can only be asked for wrongly as any address can. */
export const plainList = (path: string): CallExamples => ({
  good: () => get(path),
  status: 200,
  bad: [
    refused(405, 'method_not_allowed', () => post(path, {})),
    refused(405, 'method_not_allowed', () => ({ method: 'DELETE', url: path })),
    refused(404, 'not_found', () => get(`${path}/more`)),
  ],
});

export const pagedList = (path: string): CallExamples => ({
  good: () => get(path, { limit: '2' }),
  status: 200,
  bad: [
    refused(400, 'invalid_input', () => get(path, { limit: '0' })),
    refused(400, 'invalid_input', () => get(path, { limit: 'all' })),
    refused(400, 'invalid_input', () => get(path, { cursor: 'nowhere' })),
  ],
});
