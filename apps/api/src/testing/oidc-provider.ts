import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody else's sign-in on this machine, by the reference implementation of OpenID Connect. */
export interface OidcProvider {
  /** One entry of `OIDC_PROVIDERS`. */
  readonly setting: string;
  /**
   * Does what a person does there: signs in and agrees.
   *
   * @param email also the name under which the provider knows them.
   * @returns the address to which the browser is sent back.
   */
  readonly signIn: (begin: string, email: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const CLIENT = { id: 'scamguard', secret: 'a-secret-of-the-client-that-is-long-enough' };
const UNVERIFIED = /unverified/;

/** @param returnsTo addresses to which it sends people back. */
export async function oidcProvider(returnsTo: string): Promise<OidcProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [returnsTo] }],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true, methods: ['S256'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !UNVERIFIED.test(id) }),
    }),
  });
  server.on('request', provider.callback());

  return {
    setting: `maison ${issuer} ${CLIENT.id} ${CLIENT.secret}`,
    signIn: async (begin, email) => {
      const cookies = new Map<string, string>();
      let address = new URL(begin);
      let form: URLSearchParams | undefined;
      for (;;) {
        const response = await fetch(address, {
          method: form ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(form ? { body: form } : {}),
        });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const next = response.headers.get('location');
        if (next && new URL(next, address).origin !== issuer) return next;
        const prompt = next ? undefined : /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
        if (!next && !prompt) throw new Error(`The provider answered with status ${response.status}.`);
        if (next) address = new URL(next, address);
        form = prompt ? new URLSearchParams({ prompt, login: email, password: 'any' }) : undefined;
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
