import { caller, newModerator, signInWithCode } from '../new-moderator.ts';
import { ownServer } from '../own-server.ts';
import { freeAddress } from '../partner/keyed-server.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const NUMBER = '+2290197445577';
const PASSWORD = 'gari piment tomate';
const REPORT = {
  scamType: 'mobile_money',
  title: 'Faux dépôt au marché de Dantokpa',
  description: 'Koffi Mensah roule en AB 1234 RB et dit que son oncle Bignon tient la boutique bleue.',
  region: 'littoral',
};

test('what says who somebody is, is masked before everybody reads it', async ({ browser }) => {
  test.setTimeout(240_000);
  const address = await freeAddress();
  const server = await ownServer(address);
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const moderator = caller(context.request, address);
  try {
    await newModerator(server, moderator, NUMBER, PASSWORD);
    const sent = await context.request.post('/api/reports', {
      multipart: REPORT,
      headers: { origin: address },
    });
    expect(sent.status()).toBe(201);
    await signInWithCode(moderator, NUMBER, PASSWORD);
    await page.goto('/moderation');

    const text = page.getByRole('group', { name: 'Texte' });
    const name = text.getByRole('button', { name: 'Masquer : Koffi Mensah (nom)' });
    const plate = text.getByRole('button', { name: /AB 1234 RB/ });
    await expect(text).toContainText(REPORT.description);
    expect(await violationsOn(page)).toEqual([]);

    // One touch masks, one more shows again.
    await name.tap();
    await plate.tap();
    await expect(text).toContainText('••• roule en ••• et dit');
    await plate.tap();
    await expect(text).toContainText('••• roule en AB 1234 RB et dit');
    await plate.press('Enter');
    await expect(text).toContainText('••• roule en ••• et dit');

    // Words that nobody proposed are selected, here by the finger, which leaves the page with a selection.
    await text.evaluate((element) => {
      const words = [...element.childNodes].find((node) => node.textContent?.includes('Bignon'));
      const start = words?.textContent?.indexOf('Bignon') ?? 0;
      if (words) document.getSelection()?.setBaseAndExtent(words, start, words, start + 'Bignon'.length);
    });
    await page.getByRole('button', { name: 'Masquer la sélection' }).tap();
    await expect(text).toContainText('son oncle ••• tient');
    await page.getByRole('button', { name: 'Annuler' }).tap();
    await expect(text).toContainText('son oncle Bignon tient');

    // And by the keyboard alone.
    await page.getByRole('button', { name: 'Corriger', exact: true }).press('Enter');
    const field = page.getByLabel('Texte');
    await field.focus();
    await field.press('ControlOrMeta+Home');
    const before = '••• roule en ••• et dit que son oncle ';
    for (let step = 0; step < before.length; step += 1) await field.press('ArrowRight');
    for (let step = 0; step < 'Bignon'.length; step += 1) await field.press('Shift+ArrowRight');
    await field.press('Tab');
    await expect(page.getByRole('button', { name: 'Masquer la sélection' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/^••• roule en ••• et dit que son oncle ••• tient/);
    await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
    await expect(page.getByText('Décision enregistrée', { exact: true })).toBeVisible();

    await page.goto('/instant-arnaque');
    await expect(
      page.getByText('••• roule en ••• et dit que son oncle ••• tient la boutique bleue.'),
    ).toBeVisible();
    const everything = await (await context.request.get('/api/scams?search=Dantokpa')).text();
    expect(everything).toContain('Dantokpa');
    expect(everything).not.toMatch(/Mensah|1234|Bignon/);
  } finally {
    await context.close();
    await server.remove();
  }
});
