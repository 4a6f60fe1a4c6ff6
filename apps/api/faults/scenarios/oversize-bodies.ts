import { ENDPOINTS, type Endpoint } from '@scamguard/contracts';
import { BOTH, type Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askEach, ledger, settle } from '../writes.ts';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=large' };
const PICTURE_TYPE = { 'content-type': 'image/png' };
const WRITES = 20;

/** Too much of everything that a call may take. */
const BODIES = [
  { headers: JSON_TYPE, body: JSON.stringify({ link: 'a'.repeat(MEGABYTE) }) },
  { headers: JSON_TYPE, body: '['.repeat(100_000) },
  {
    headers: FORM_TYPE,
    body: `--large\r\ncontent-disposition: form-data; name="title"\r\n\r\n${'a'.repeat(8 * MEGABYTE)}\r\n--large--\r\n`,
  },
  {
    headers: FORM_TYPE,
    body: `--large\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'a'.repeat(12 * MEGABYTE)}\r\n--large--\r\n`,
  },
  { headers: PICTURE_TYPE, body: 'a'.repeat(12 * MEGABYTE) },
  { headers: { 'content-type': 'application/octet-stream' }, body: 'a'.repeat(4 * MEGABYTE) },
];

/** Every call of the contract is sent far more than it takes; each is refused, and the next visitor is served. */
export const oversizeBodies: Scenario = {
  name: 'oversize bodies on every call',
  on: BOTH,
  seconds: 200,
  run: async (place) => {
    const [book, crowd, visitor] = [ledger(), visitors(), visitors()];
    const server = place.serve();
    const address = await server.ready;
    const problems = new Set<string>();
    let sent = 0;
    for (const { method, path } of Object.values<Endpoint>(ENDPOINTS)) {
      const url = `${address}${path.replace(/\{\w+\}/g, '7c9e6679-7425-40de-944b-e07fc1f90ae7')}`;
      const requests: RequestInit[] =
        method === 'GET'
          ? [{ headers: { 'x-large': 'a'.repeat(20_000) } }]
          : BODIES.map((more) => ({ method, ...more }));
      for (const request of requests) {
        sent += 1;
        const answer = await crowd.ask(() => fetch(url, request));
        // A connection may be closed before a body that nobody wants has been sent whole.
        if (answer && (answer.status < 400 || answer.status >= 500) && method !== 'GET')
          problems.add(`${method} ${path} answered ${answer.status}`);
      }
    }
    await askEach(WRITES, address, book, visitor);
    server.process.kill('SIGTERM');
    const { code } = await server.ended;
    if (code !== 0) problems.add(`the process ended with code ${code}`);
    const outcome = await settle(book, place);
    if (outcome.acknowledged < WRITES)
      problems.add(`${WRITES - outcome.acknowledged} visitors were refused afterwards`);
    return {
      ...outcome,
      tried: outcome.tried + sent,
      seen: `${sent} too large: ${crowd.seen()}; others afterwards: ${visitor.seen()}`,
      problems: [...problems],
    };
  },
};
