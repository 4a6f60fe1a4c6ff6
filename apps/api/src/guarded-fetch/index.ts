import { lookup } from 'node:dns';
import { request as askHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { traceHeaders } from '../tracing/index.ts';
import { inCall, tellStatus } from '../tracing/outgoing.ts';
import { NotFetched } from './not-fetched.ts';
import { isPublicAddress } from './public-address.ts';
import { ENCODINGS, unpacked } from './unpacked.ts';

export { NotFetched };

/** The address to fetch from outside, and the most bytes to take. */
export interface FetchLimits {
  readonly maxBytes: number;
  /** Milliseconds, all redirects included. */
  readonly timeLimit: number;
  /** Which addresses may be asked; by default every public one. */
  readonly isAllowed?: (address: string) => boolean;
  /** Ends the fetch before its time: the caller does not want it any more. */
  readonly signal?: AbortSignal;
  /** Who is asked, in our words, as traces tell it. */
  readonly service?: string;
}

const MOST_REDIRECTS = 5;
const OTHERS = 'others';

type Guard = Omit<FetchLimits, 'maxBytes' | 'signal'>;

/**
 * Gets a text from the internet, and never from this machine or its network. It looks at the address when the connection is made.
 * So no name, redirect or second answer of a name server leads elsewhere (SSRF).
 *
 * @throws {NotFetched} when it may not be asked, does not answer in time, fails, or is too large.
 */
export async function guardedFetch(
  url: URL,
  { maxBytes, timeLimit, isAllowed = isPublicAddress, signal: given, service = OTHERS }: FetchLimits,
): Promise<string> {
  const inTime = AbortSignal.timeout(timeLimit);
  const signal = given ? AbortSignal.any([inTime, given]) : inTime;
  let next = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(next, signal, isAllowed, service);
    const target = redirectOf(response, next);
    if (!target && response.statusCode === 200) return read(response, maxBytes);
    response.destroy();
    if (!target) throw new NotFetched(`answered with status ${response.statusCode}`);
    next = target;
  }
  throw new NotFetched('redirected too often');
}

/**
 * Finds out where a page sends its visitors, under the same guard, without going there.
 *
 * @returns undefined when it sends them nowhere.
 * @throws {NotFetched} when it may not be asked, does not answer in time or fails.
 */
export async function guardedRedirect(
  url: URL,
  { timeLimit, isAllowed = isPublicAddress, service = OTHERS }: Guard,
): Promise<URL | undefined> {
  const response = await ask(url, AbortSignal.timeout(timeLimit), isAllowed, service);
  response.destroy();
  return redirectOf(response, url);
}

/** The data that is sent with a call, and the other side's answer. */
export interface Posted {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
}

/**
 * Sends a text, under the same guard. Redirects are not followed: what is sent is meant for one address. The answer is not read.
 *
 * @throws {NotFetched} when it may not be asked, does not answer in time or fails.
 */
export async function guardedPost(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  { timeLimit, isAllowed = isPublicAddress, signal: given, service = OTHERS }: Omit<FetchLimits, 'maxBytes'>,
): Promise<Posted> {
  const inTime = AbortSignal.timeout(timeLimit);
  const signal = given ? AbortSignal.any([inTime, given]) : inTime;
  const response = await ask(url, signal, isAllowed, service, { body, headers });
  response.destroy();
  return { status: response.statusCode ?? 0, headers: response.headers };
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): URL | undefined {
  const isElsewhere = statusCode >= 300 && statusCode < 400;
  return isElsewhere && location && URL.canParse(location, url.href) ? new URL(location, url) : undefined;
}

function ask(
  url: URL,
  signal: AbortSignal,
  isAllowed: (address: string) => boolean,
  service: string,
  sent?: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // No name is looked up for an address.
  const isAddress = isIP(host) !== 0;
  if (!isWeb || url.username || (isAddress && !isAllowed(host))) throw new NotFetched('may not be asked');
  const method = sent ? 'POST' : 'GET';
  const options: RequestOptions = {
    signal,
    method,
    headers: sent
      ? { ...sent.headers, 'content-length': Buffer.byteLength(sent.body) }
      : { 'accept-encoding': ENCODINGS },
    lookup: allowedOnly(isAllowed),
    agent: false,
  };
  return inCall(service, method, async (span) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const begin = url.protocol === 'https:' ? askHttps : askHttp;
      // Only whom the operator tells something goes on with the trace: not lists, registries and shorteners.
      const headers = { ...options.headers, ...(sent && traceHeaders()) };
      const request = begin(url, { ...options, headers }, resolve);
      request.once('error', (error) => reject(new NotFetched(error.message, { cause: error })));
      request.end(sent?.body);
    });
    tellStatus(span, response.statusCode ?? 0);
    return response;
  });
}

/** Looks a name up, and knows none of the addresses that may not be asked. */
function allowedOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (error || !first) done(error ?? new NotFetched('may not be asked'), '', 0);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

async function read(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw new NotFetched('is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('was cut off', { cause: error });
  }
  const text = await unpacked(Buffer.concat(chunks), response.headers['content-encoding'], maxBytes);
  return text.toString('utf8');
}
