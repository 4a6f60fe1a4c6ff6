import { randomUUID } from 'node:crypto';
import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { afterAll, describe, expect, test } from 'vitest';
import { accounts, identities } from '../../db/schema/accounts.ts';
import { readSettings } from '../../env.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import { signedIn } from '../../testing/moderator.ts';
import { oidcProvider } from '../../testing/oidc-provider.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { beginPath, returnPath } from './routes.ts';

const PUBLIC_URL = 'http://site.example';
const provider = await oidcProvider(PUBLIC_URL + returnPath('maison'));
afterAll(provider.close);

const someone = () => `${randomUUID()}@exemple.bj`;
const user = async (phone: Browser) => (await phone.get(ENDPOINTS.me.path)).json().user;
const begin = async (phone: Browser) => String((await phone.get(beginPath('maison'))).headers.location);
const comeBack = async (phone: Browser, address: string) => {
  const { pathname, search } = new URL(address);
  return phone.get(pathname + search);
};
const signIn = async (phone: Browser, email: string) =>
  comeBack(phone, await provider.signIn(await begin(phone), email));

const isRefused = async (phone: Browser, address: string) => {
  const response = await comeBack(phone, address);
  expect(response.headers.location).toBe('/auth?signin=failed');
  expect(await user(phone)).toBeNull();
};

describeOnEachDatabase(
  'signing in elsewhere',
  (server) => {
    const { ask, database } = server;
    test('is offered where it is set up', async () => {
      const response = await ask({ method: 'GET', url: PATHS.signInProviders.path });
      expect(response.json()).toEqual([{ id: 'maison', url: beginPath('maison') }]);
      expect((await ask({ method: 'GET', url: beginPath('autre') })).statusCode).toBe(404);
    });

    test('makes an account, and finds it again from another browser', async () => {
      const email = someone();
      const phone = browser(server);
      const response = await signIn(phone, email);
      expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
      const made = await user(phone);
      expect(made).toMatchObject({ email, phoneNumber: null, roles: [] });
      const other = browser(server);
      await signIn(other, email);
      expect(await user(other)).toEqual(made);
    });

    test('goes by PKCE, with a state and a nonce that are new each time', async () => {
      const addresses = [new URL(await begin(browser(server))), new URL(await begin(browser(server)))];
      for (const { searchParams } of addresses)
        expect(Object.fromEntries(searchParams)).toMatchObject({
          response_type: 'code',
          redirect_uri: PUBLIC_URL + returnPath('maison'),
          code_challenge_method: 'S256',
        });
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(addresses[0]?.searchParams.get(name)).not.toBe(addresses[1]?.searchParams.get(name));
    });

    test('adds to the account of whoever is signed in', async () => {
      const phone = await signedIn(server);
      const email = someone();
      await signIn(phone, email);
      expect((await user(phone)).id).toBe(phone.accountId);
      const other = browser(server);
      await signIn(other, email);
      expect((await user(other)).id).toBe(phone.accountId);
    });

    test('does not take over an account that has the same address', async () => {
      const email = someone();
      const id = randomUUID();
      await database().queries.insert(accounts).values({ id, email });
      const phone = browser(server);
      await signIn(phone, email);
      expect(await user(phone)).toMatchObject({ email: null });
      expect((await user(phone)).id).not.toBe(id);
    });

    test('does not believe an address that the provider has not checked', async () => {
      const phone = browser(server);
      await signIn(phone, `unverified-${someone()}`);
      expect(await user(phone)).toMatchObject({ email: null });
    });

    test('gives a new session, so that a planted one is of no use', async () => {
      const phone = browser(server);
      phone.cookies.set('session', 'planted-by-somebody');
      await signIn(phone, someone());
      expect(phone.cookies.get('session')).not.toBe('planted-by-somebody');
    });

    test('is refused to the page of another site', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const response = await ask({ method: 'GET', url: beginPath('maison'), headers });
      expect(response.json().code).toBe('cross_origin');
    });

    describe('does not work', () => {
      test('in a browser that has not begun it', async () => {
        await isRefused(browser(server), await provider.signIn(await begin(browser(server)), someone()));
      });

      test('in a browser that has begun it for something else', async () => {
        const stranger = browser(server);
        await begin(stranger);
        await isRefused(stranger, await provider.signIn(await begin(browser(server)), someone()));
      });

      test('with the state of another errand', async () => {
        const phone = browser(server);
        const address = new URL(await provider.signIn(await begin(phone), someone()));
        address.searchParams.set('state', 'another');
        await isRefused(phone, address.href);
      });

      test('twice with one code', async () => {
        const phone = browser(server);
        const address = await provider.signIn(await begin(phone), someone());
        const errand = phone.cookies.get('provider') ?? '';
        await comeBack(phone, address);
        const stranger = browser(server);
        stranger.cookies.set('provider', errand);
        await isRefused(stranger, address);
      });

      test.each(['', 'nonsense', Buffer.from('{"id":"maison"}').toString('base64url')])(
        'with the errand %j',
        async (errand) => {
          const phone = browser(server);
          const address = await provider.signIn(await begin(phone), someone());
          phone.cookies.set('provider', errand);
          await isRefused(phone, address);
        },
      );

      test('when the person has said no', async () => {
        const phone = browser(server);
        const state = new URL(await begin(phone)).searchParams.get('state');
        await isRefused(phone, `${PUBLIC_URL}${returnPath('maison')}?error=access_denied&state=${state}`);
      });
    });

    test('keeps of a provider only what it calls the person', async () => {
      const [row] = await database().queries.select().from(identities);
      expect(Object.keys(row ?? {}).toSorted()).toEqual(['accountId', 'createdAt', 'issuer', 'subject']);
    });
  },
  () => ({ OIDC_PROVIDERS: provider.setting, PUBLIC_URL }),
);

describeOnEachDatabase(
  'a provider that cannot be reached',
  ({ ask }) => {
    test('leaves people where they were', async () => {
      const response = await ask({ method: 'GET', url: beginPath('loin') });
      expect([response.statusCode, response.headers.location]).toEqual([303, '/auth?signin=failed']);
    });
  },
  () => ({ OIDC_PROVIDERS: 'loin http://127.0.0.1:1 id secret', PUBLIC_URL }),
);

test.each([
  ['no secret', 'maison https://maison.example id'],
  ['an address without TLS', 'maison http://maison.example id secret'],
  ['one name twice', 'a https://a.example id secret; a https://b.example id secret'],
  ['a name with a slash', 'a/b https://a.example id secret'],
])('%s is a mistake that is told at the start', (_name, OIDC_PROVIDERS) => {
  expect(() => readSettings({ OIDC_PROVIDERS, PUBLIC_URL })).toThrow(/OIDC_PROVIDERS must be a list/);
});

test('a provider needs the address to which it sends people back', () => {
  expect(() => readSettings({ OIDC_PROVIDERS: 'a https://a.example id secret' })).toThrow(
    /PUBLIC_URL must be set/,
  );
});
