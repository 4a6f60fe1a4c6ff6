import { PATHS } from '@scamguard/contracts';
import { startShiftedServer } from '../../src/testing/shifted-server.ts';
import { smsInbox } from '../../src/testing/sms-inbox.ts';
import { SECRET } from '../place.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { pause, visitors } from '../visitors.ts';
import { askEach, ledger, postJson, settle } from '../writes.ts';

const WRITES = 10;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Until the server has read where its clock stands. */
const NOTICED_AFTER_MS = 200;
const USER = { phoneNumber: '+2290197000009', password: 'un mot de passe assez long' };
/** More checks than anybody may make in a minute, and as many as are left after them. */
const CHECKS = 650;

/** The server's clock is set forwards and backwards while it runs: codes, sessions and limits are as they should be. */
export const clockMoved: Scenario = {
  name: 'clock moved',
  on: BOTH,
  seconds: 150,
  run: async (place) => {
    const [book, crowd, inbox] = [ledger(), visitors(), await smsInbox()];
    const { server, setClock } = await startShiftedServer(await place.emptyFolder(), {
      DATA_DIR: place.folder,
      SECRET,
      TRUST_PROXY: 'true',
      RATE_LIMIT: 'on',
      SMS_PROVIDER: 'http',
      SMS_URL: inbox.url,
      ...(place.url ? { DATABASE_URL: place.url } : {}),
    });
    const address = await server.ready;
    const problems: string[] = [];
    const expect = (what: string, status: number | undefined, wanted: number) => {
      if (status !== wanted) problems.push(`${what}: ${status} in place of ${wanted}`);
    };
    const moveTo = async (shift: number) => {
      await setClock(shift);
      await pause(NOTICED_AFTER_MS);
      await askEach(WRITES, address, book, crowd);
    };
    const ask = (path: string, body: object, cookie = '') =>
      crowd.ask(() => postJson(address, path, body, cookie ? { cookie } : {}));

    // A code that was sent eleven minutes ago is too old by the clock of the database: the server's own, or PostgreSQL's.
    const asked = await ask(PATHS.register.path, USER);
    const code = { phoneNumber: USER.phoneNumber, otp: await inbox.takeCode(USER.phoneNumber) };
    await moveTo(HOUR_MS / 5);
    const late = await ask(PATHS.verifyOtp.path, code, cookiesOf(asked?.headers));
    expect('a code after 12 minutes', late?.status, place.url ? 200 : 400);
    if (!place.url) {
      const again = await ask(PATHS.register.path, USER);
      const fresh = { phoneNumber: USER.phoneNumber, otp: await inbox.takeCode(USER.phoneNumber) };
      const confirmed = await ask(PATHS.verifyOtp.path, fresh, cookiesOf(again?.headers));
      expect('a fresh code', confirmed?.status, 200);
    }
    const login = await ask(PATHS.login.path, { phoneOrEmail: USER.phoneNumber, password: USER.password });
    const isSignedIn = async () => {
      const headers = { cookie: cookiesOf(login?.headers) };
      const me = await crowd.ask(() => fetch(`${address}${PATHS.me.path}`, { headers }));
      return Boolean(me?.body['user']);
    };
    if (!(await isSignedIn())) problems.push('nobody is signed in after signing in');
    await moveTo(DAY_MS);
    if ((await isSignedIn()) !== Boolean(place.url))
      problems.push('a session of 12 hours after a day is not as the clock of the database says');
    await moveTo(-DAY_MS);
    const limited = visitors();
    const check = () =>
      limited.ask(() => postJson(address, PATHS.verifyLink.path, { link: 'https://a.example/' }));
    for (let count = 0; count < CHECKS; count += 1) await check();
    if (!limited.count(429)) problems.push('nobody is limited any more');
    await moveTo(0);
    server.process.kill('SIGTERM');
    await server.ended;
    await inbox.close();
    const outcome = await settle(book, place);
    const refused = outcome.tried - outcome.acknowledged;
    if (refused) problems.push(`${refused} writes were refused`);
    return { ...outcome, seen: `${crowd.seen()}; 650 checks: ${limited.seen()}`, problems };
  },
};

/** The cookies that an answer sets, as they are sent back. */
const cookiesOf = (headers: Headers | undefined): string =>
  (headers?.getSetCookie() ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
