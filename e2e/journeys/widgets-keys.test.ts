import { freeAddress, withPartners } from '../partner/keyed-server.ts';
import { listenToWidgets, onPartnerSite, partnerPage, widgetScript } from '../partner/partner-site.ts';
import { expect, type Page, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';
const KEY = 'radio-key-1';

const check = async (tab: Page) => {
  await tab.getByLabel('Lien à vérifier').fill(IMITATION);
  await tab.getByRole('button', { name: 'Vérifier ce lien' }).click();
};

const verdict = (offline: boolean) => [
  'scamguard-result',
  expect.objectContaining({ verdict: 'danger', offline }),
];

test('with keys the server answers its partners, on their own sites only', async ({ page: tab }) => {
  // A server of its own makes its database first.
  test.setTimeout(240_000);
  const server = await freeAddress();
  const body = (attributes: string) =>
    partnerPage(`<main><scamguard-verify ${attributes}></scamguard-verify></main>`, {
      script: widgetScript(server, 'scamguard-verify'),
    });
  const pages = { '/': body(`partner-key="${KEY}"`), '/no-key': body('') };
  await onPartnerSite(server, pages, async (partner) => {
    await onPartnerSite(server, pages, async (stranger) => {
      await withPartners(server, `radio ${KEY} ${partner}`, async () => {
        const heard = await listenToWidgets(tab);

        await tab.goto(partner);
        await check(tab);
        await expect.poll(heard).toContainEqual(verdict(false));

        // On the right site without its key the server says so, and nothing that was typed is lost.
        await tab.goto(`${partner}/no-key`);
        await check(tab);
        await expect(tab.getByRole('alert')).toHaveText(
          "Ce site n'a pas le droit d'utiliser ScamGuard ici. Vérifiez directement sur ScamGuard.",
        );
        await expect(tab.getByLabel('Lien à vérifier')).toHaveValue(IMITATION);
        expect(await heard()).toContainEqual(['scamguard-error', { code: 'refused' }]);

        // A stolen key opens nothing elsewhere: the browser does not even send what was typed. The visitor's own device answers.
        const sent: string[] = [];
        tab.on('response', (response) => {
          if (response.request().method() === 'POST') sent.push(response.url());
        });
        await tab.goto(stranger);
        await check(tab);
        await expect.poll(heard).toContainEqual(verdict(true));
        expect(sent).toEqual([]);
      });
    });
  });
});
