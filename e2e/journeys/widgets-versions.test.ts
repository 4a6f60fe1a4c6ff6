import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownServer } from '../own-server.ts';
import { freeAddress } from '../partner/keyed-server.ts';
import { complaintsOf, onPartnerSite } from '../partner/partner-site.ts';
import { expect, test } from '../test.ts';

const BUILT = path.join(import.meta.dirname, '../../packages/widgets/dist');
const NEXT = '9.9.9-ffffffff';

interface Manifest {
  readonly build: string;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

/** The widgets of a server that is upgraded: the same files as another build. @returns the first one. */
async function widgetsToUpgrade(folder: string) {
  await cp(BUILT, folder, { recursive: true });
  const manifest = path.join(folder, 'manifest.json');
  const first = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const upgrade = async () => {
    await rename(path.join(folder, first.build), path.join(folder, NEXT));
    await writeFile(manifest, JSON.stringify({ ...first, build: NEXT }));
  };
  return { first, upgrade };
}

test('a page that names a whole version by its hash goes on after the server was upgraded', async ({
  page,
}) => {
  // A server of its own makes its database first.
  test.setTimeout(240_000);
  const address = await freeAddress();
  const folder = await mkdtemp(path.join(tmpdir(), 'scamguard-widgets-'));
  const { first, upgrade } = await widgetsToUpgrade(folder);
  const name = `${first.build}/scamguard-verify.js`;
  const server = await ownServer(address, { WIDGETS_DIR: folder });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>
    <script src="${address}/widgets/${name}" integrity="${first.files[name]?.integrity}" crossorigin="anonymous" async></script>
    <main><h1>Association</h1><scamguard-verify></scamguard-verify></main></html>`;
  try {
    await server.start();
    await server.stop();
    await upgrade();
    await server.start();
    await onPartnerSite(address, { '/': body }, async (origin) => {
      const complaints = complaintsOf(page);
      await page.goto(origin);
      await page.getByLabel('Link to check').fill('http://mtn-bj.promo-gagnant.xyz/login');
      // Without the server, what the script fetches later comes from the same version too.
      await page.route('**/api/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Check this link' }).click();
      await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
      // But for the call that was stopped.
      expect(complaints.filter((text) => !/ERR_FAILED|no answer from/.test(text))).toEqual([]);
    });
  } finally {
    await server.remove();
    await rm(folder, { recursive: true });
  }
});
