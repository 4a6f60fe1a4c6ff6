import type { z } from 'zod';

/** Somebody whose sign-in may be used here. */
export interface Provider {
  /** In the address: `google`. */
  readonly id: string;
  /** Address under which OpenID Connect Discovery finds what it offers. */
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

const ID = /^[a-z][a-z\d-]{0,30}$/;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);
const FORM = 'must be a list of "name https://issuer client-id client-secret", parted by semicolons';

/** Reads providers from a setting: of each its name, address, client id and secret; a semicolon between two. */
export function readProviders(text: string, context: z.core.$RefinementCtx<string>): readonly Provider[] {
  const entries = text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const providers = entries.map(readProvider).filter((provider) => provider !== undefined);
  if (new Set(providers.map(({ id }) => id)).size !== entries.length)
    context.issues.push({ code: 'custom', message: FORM, input: text });
  return providers;
}

function readProvider(entry: string): Provider | undefined {
  const [id = '', address = '', clientId, clientSecret, more] = entry.split(/\s+/);
  if (!ID.test(id) || !URL.canParse(address) || !clientId || !clientSecret || more) return undefined;
  const issuer = new URL(address);
  return isSafe(issuer) ? { id, issuer, clientId, clientSecret } : undefined;
}

/** Without TLS anybody on the way could sign in as anybody. */
export function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.has(hostname));
}
