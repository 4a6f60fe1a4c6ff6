import type { z } from 'zod';

/** The events that partners and authorities may be told of. */
export const WEBHOOK_TYPES = ['report.published', 'alert.published', 'threats.changed'] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** The partners, with their events and addresses. */
export interface Subscription {
  /** Under which it is kept what was sent. */
  readonly name: string;
  readonly url: URL;
  /** Each signs: while a secret is changed for another, there are two. */
  readonly secrets: readonly Buffer[];
  readonly types: readonly WebhookType[];
}

const NAME = /^[\w-]{1,60}$/;
const SECRET = /^whsec_([A-Za-z\d+/]+={0,2})$/;
/** As Standard Webhooks asks for. */
const SECRET_BYTES = { least: 24, most: 64 };
const FORM =
  'must be a list of "name https://receiver/path whsec_secret report.published,alert.published,threats.changed", parted by semicolons, with secrets of 24 to 64 bytes in base64; `npm run webhooks -- secret` makes one';

/** Reads subscriptions from a setting: of each its name, its address, its secrets and what it is told of. */
export function readSubscriptions(
  text: string,
  context: z.core.$RefinementCtx<string>,
): readonly Subscription[] {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const read = entries.map(readSubscription).filter((subscription) => subscription !== undefined);
  if (new Set(read.map(({ name }) => name)).size !== entries.length)
    context.issues.push({ code: 'custom', message: FORM, input: text });
  return read;
}

function readSubscription(entry: string): Subscription | undefined {
  const [name = '', address = '', written = '', told = '', ...rest] = entry.split(/\s+/);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const secrets = written.split(',').map(readSecret);
  const types = told.split(',');
  const isRight =
    rest.length === 0 &&
    NAME.test(name) &&
    url?.protocol === 'https:' &&
    !url.username &&
    secrets.every((secret) => secret !== undefined) &&
    types.every(isType);
  return isRight ? { name, url, secrets: secrets as Buffer[], types: types as WebhookType[] } : undefined;
}

function readSecret(written: string): Buffer | undefined {
  const bytes = Buffer.from(SECRET.exec(written)?.[1] ?? '', 'base64');
  return bytes.length >= SECRET_BYTES.least && bytes.length <= SECRET_BYTES.most ? bytes : undefined;
}

const isType = (type: string): boolean => WEBHOOK_TYPES.some((each) => each === type);
