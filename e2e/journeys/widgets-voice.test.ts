import { complaintsOf, onPartnerSite, partnerPage, widgetScript } from '../partner/partner-site.ts';
import { giveVoice } from '../reading-voice.ts';
import { expect, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';
const NOTHING_TO_HEAR = "Désolé, la lecture audio n'est pas disponible sur votre navigateur.";

const page = (name: string, baseURL: string | undefined) => ({
  '/': partnerPage(`<main><h1>Association</h1><scamguard-${name}></scamguard-${name}></main>`, {
    script: widgetScript(baseURL, `scamguard-${name}`),
  }),
});

test('without a voice the verdict is heard as recordings, which the strictest policy lets pass', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('verify', baseURL), async (origin) => {
    const complaints = complaintsOf(tab);
    await giveVoice(tab, 'missing');
    await tab.goto(origin);
    await tab.getByLabel('Lien à vérifier').fill(IMITATION);
    await tab.getByRole('button', { name: 'Vérifier ce lien' }).click();
    const recording = tab.waitForResponse(/\/api\/audio\/word-danger\?lang=fr$/);
    await tab.getByRole('button', { name: "Écouter l'analyse" }).click();
    expect((await recording).headers()['content-type']).toMatch(/^audio\//);
    await tab.getByRole('button', { name: 'Pause' }).click();
    await expect(tab.getByRole('button', { name: "Écouter l'analyse" })).toBeFocused();
    await expect(tab.getByText(NOTHING_TO_HEAR)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('recordings that do not come are not passed over in silence', async ({ page: tab, baseURL }) => {
  await onPartnerSite(baseURL, page('verify', baseURL), async (origin) => {
    await giveVoice(tab, 'missing');
    await tab.route('**/api/audio/**', (route) => route.abort());
    await tab.goto(origin);
    await tab.getByLabel('Lien à vérifier').fill(IMITATION);
    await tab.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await tab.getByRole('button', { name: "Écouter l'analyse" }).click();
    await expect(tab.getByRole('status').filter({ hasText: NOTHING_TO_HEAR })).toBeVisible();
    await expect(tab.getByRole('button', { name: "Écouter l'analyse" })).toBeVisible();
  });
});

for (const [name, heard] of [
  ['alerts', /\S+/],
  ['tip', /\S+/],
  ['sos', /J'ai envoyé l'argent.*Ce n'est pas votre faute/s],
] as const) {
  test(`${name} can be listened to, and says so where nothing can be heard`, async ({
    page: tab,
    baseURL,
    browser,
  }) => {
    await onPartnerSite(baseURL, page(name, baseURL), async (origin) => {
      const spoken = await giveVoice(tab);
      await tab.goto(origin);
      await tab.getByRole('button', { name: 'Écouter' }).first().click();
      await expect(tab.getByRole('button', { name: 'Pause' })).toBeVisible();
      await expect.poll(spoken).toMatch(heard);

      const mute = await browser.newPage();
      await giveVoice(mute, 'missing');
      await mute.route('**/api/audio/**', (route) => route.abort());
      await mute.goto(origin);
      await mute.getByRole('button', { name: 'Écouter' }).first().click();
      await expect(mute.getByRole('status').filter({ hasText: NOTHING_TO_HEAR })).toBeVisible();
      await mute.close();
    });
  });
}

test('how fast it is read is chosen once for every widget of the page, and remembered', async ({
  page: tab,
  baseURL,
}) => {
  const two = '<scamguard-verify></scamguard-verify><scamguard-tip></scamguard-tip>';
  const site = { '/': partnerPage(two, { script: widgetScript(baseURL, 'scamguard') }) };
  await onPartnerSite(baseURL, site, async (origin) => {
    const complaints = complaintsOf(tab);
    await giveVoice(tab);
    await tab.goto(origin);
    const verdict = tab.locator('scamguard-verify');
    const tip = tab.locator('scamguard-tip');
    const speedIn = (place: typeof tip) => place.getByRole('combobox', { name: 'Vitesse' });
    await tip.getByRole('button', { name: 'Écouter' }).click();
    await speedIn(tip).selectOption('0.75');
    await tab.getByLabel('Lien à vérifier').fill(IMITATION);
    await tab.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await verdict.getByRole('button', { name: "Écouter l'analyse" }).click();
    await expect(speedIn(verdict)).toHaveValue('0.75');
    expect((await speedIn(verdict).boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await speedIn(verdict).selectOption('1.25');
    await expect(speedIn(tip)).toHaveValue('1.25');
    await tab.reload();
    await tip.getByRole('button', { name: 'Écouter' }).click();
    await expect(speedIn(tip)).toHaveValue('1.25');
    expect(complaints).toEqual([]);
  });
});

test('one text is read at a time, in the assistant too', async ({ page: tab, baseURL }) => {
  await onPartnerSite(baseURL, page('assistant', baseURL), async (origin) => {
    const spoken = await giveVoice(tab);
    await tab.goto(origin);
    await tab.getByRole('button', { name: "Ouvrir l'assistant" }).click();
    await tab.getByRole('button', { name: 'Écouter' }).click();
    await expect.poll(spoken).toContain('Racontez ce qui vous arrive');
    await tab.getByLabel('Votre message').fill("On m'offre un travail sur WhatsApp");
    await tab.getByLabel('Votre message').press('Enter');
    await tab.getByRole('button', { name: 'Écouter' }).last().click();
    await expect(tab.getByRole('button', { name: 'Pause' })).toHaveCount(1);
  });
});

for (const [voice, how] of [
  ['reads', 'read by the browser'],
  ['missing', 'recorded'],
] as const) {
  test(`two widgets of a page take turns, where texts are ${how}`, async ({ page: tab, baseURL }) => {
    const site = {
      '/': partnerPage('<scamguard-verify></scamguard-verify><scamguard-sos></scamguard-sos>', {
        script: widgetScript(baseURL, 'scamguard'),
      }),
    };
    await onPartnerSite(baseURL, site, async (origin) => {
      await giveVoice(tab, voice);
      await tab.goto(origin);
      await tab.getByLabel('Lien à vérifier').fill(IMITATION);
      await tab.getByRole('button', { name: 'Vérifier ce lien' }).click();
      const verdict = tab.locator('scamguard-verify');
      const firstAid = tab.locator('scamguard-sos');
      await verdict.getByRole('button', { name: "Écouter l'analyse" }).click();
      await expect(verdict.getByRole('button', { name: 'Pause' })).toBeVisible();
      const fetched = voice === 'missing' && tab.waitForResponse(/\/api\/audio\/urgence-title/);
      await firstAid.getByRole('button', { name: 'Écouter' }).click();
      await fetched;
      await expect(firstAid.getByRole('button', { name: 'Pause' })).toBeVisible();
      await expect(verdict.getByRole('button', { name: "Écouter l'analyse" })).toBeVisible();
      await verdict.getByRole('button', { name: "Écouter l'analyse" }).click();
      await expect(firstAid.getByRole('button', { name: 'Écouter' })).toBeVisible();
      await expect(verdict.getByRole('button', { name: 'Pause' })).toBeVisible();
    });
  });
}
