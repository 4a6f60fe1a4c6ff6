import { PATHS } from '@scamguard/contracts';
import { openEmbedded } from '../../src/db/embedded/index.ts';
import { FIRST_RELEASE, fillFirstRelease } from '../../src/testing/first-release.ts';
import { workerFile } from '../place.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askEach, ledger, postJson, settle } from '../writes.ts';

const WRITES = 20;
const { accountId, link, reportIds, search, sessionToken } = FIRST_RELEASE;

/** Today's server is started on the tables and rows of the first release. */
export const firstRelease: Scenario = {
  name: "upgrade from the first release's data",
  on: BOTH,
  seconds: 150,
  isEmpty: true,
  run: async (place) => {
    if (place.url) await fillFirstRelease({ connectionString: place.url }, await place.emptyFolder());
    else {
      const source = await openEmbedded({ dataFolder: place.folder, workerFile });
      await fillFirstRelease(source.client, await place.emptyFolder());
      await source.close();
    }
    const [book, crowd] = [ledger(), visitors()];
    const server = place.serve();
    const address = await server.ready;
    const problems: string[] = [];
    const check = await crowd.ask(() => postJson(address, PATHS.verifyLink.path, { link }));
    if (Number((check?.body['community'] as { reports?: number } | undefined)?.reports) !== reportIds.length)
      problems.push('the reports of the first release do not count');
    const found = await crowd.ask(() => fetch(`${address}${PATHS.searchScams.path}?search=${search}`));
    if (!JSON.stringify(found?.body).includes('Le fennec en ligne'))
      problems.push('search does not find them');
    const headers = { cookie: `session=${sessionToken}` };
    const me = await crowd.ask(() => fetch(`${address}${PATHS.me.path}`, { headers }));
    if (!JSON.stringify(me?.body).includes(accountId)) problems.push('the session is no longer known');
    await askEach(WRITES, address, book, crowd);
    server.process.kill('SIGTERM');
    await server.ended;
    const rows = await place.query<{ id: string }>('select id::text from reports');
    const ids = new Set(rows.map(({ id }) => id));
    const gone = reportIds.filter((id) => !ids.has(id)).length;
    const outcome = await settle(book, place);
    return {
      ...outcome,
      tried: outcome.tried + reportIds.length,
      acknowledged: outcome.acknowledged + reportIds.length,
      lost: outcome.lost + gone,
      seen: `on data of the first release: ${crowd.seen()}`,
      problems,
    };
  },
};
