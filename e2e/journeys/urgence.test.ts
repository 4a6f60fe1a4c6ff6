import { keptForOffline } from '../kept-for-offline.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

test.use({ timezoneId: 'Africa/Porto-Novo' });

test('first aid goes one action a screen, with a clock, verified contacts and a summary', async ({
  page,
}) => {
  await page.goto('/urgence');
  await expect(page.getByRole('checkbox', { name: "De l'argent" })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Un code ou un mot de passe' }).check();
  await page.getByText('Il y a 15 minutes').click();
  await expect(page.getByLabel('Votre pays')).toHaveValue('BJ');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByText(/Depuis l'envoi\s: 15\sminutes/)).toBeVisible();
  const next = page.getByRole('button', { name: "C'est fait, la suite" });
  for (const title of [
    'Arrêtez de parler',
    'Appelez votre opérateur ou votre banque',
    'Changez votre code',
  ]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Écouter' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await next.click();
  }
  await page.getByLabel('Montant').fill('25 000 F');
  await page.getByLabel("Ce qui s'est passé").fill('Un faux agent, mon code est 4821');
  const summary = page.getByRole('region', { name: 'Résumé' });
  await expect(summary).toContainText('Montant : 25 000 F');
  await expect(summary).not.toContainText('4821');
  await expect(page.getByRole('link', { name: 'Envoyer par WhatsApp' })).toHaveAttribute('href', /25%20000/);
  await next.click();
  await expect(page.getByRole('link', { name: /117/ })).toHaveAttribute('href', 'tel:117');
  await expect(page.getByRole('link', { name: /plaintes@cnin\.bj/ })).toBeVisible();
  await next.click();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Racontez, et prenez soin de vous');
  await page.getByRole('button', { name: 'Étape précédente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attention aux faux sauveurs');
});

test('a country without a verified contact says so', async ({ page }) => {
  await page.goto('/urgence?lost=app');
  await expect(page.getByRole('checkbox', { name: /application installée/ })).toBeChecked();
  await page.getByLabel('Votre pays').selectOption('GN');
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: "C'est fait, la suite" }).click();
  await expect(page.getByText(/pas de contact vérifié/)).toBeVisible();
});

test('contacts that no authority has confirmed are shown, and said to be so', async ({ page }) => {
  await page.goto('/urgence?lost=app');
  await page.getByLabel('Votre pays').selectOption('GH');
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: "C'est fait, la suite" }).click();
  const phone = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Appeler le 292' }) });
  await expect(phone.getByRole('link', { name: 'Appeler le 292' })).toHaveAttribute('href', 'tel:292');
  await expect(page.getByRole('link', { name: /report@csa\.gov\.gh/ })).toBeVisible();
  await phone.getByText("D'où vient ce contact").click();
  await expect(phone.getByText("L'organisme lui-même ne l'a pas encore confirmé.")).toBeVisible();
  await expect(phone.getByText(/^Lu dans 6 source/)).toBeVisible();
});

test('the operator is asked once, and its line stands where money is to be blocked', async ({ page }) => {
  await page.goto('/urgence?lost=money&country=GH');
  await page.getByText('MTN (MoMo)').click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: "C'est fait, la suite" }).click();
  await expect(page.getByRole('link', { name: 'Appeler le 100' })).toHaveAttribute('href', 'tel:100');
  expect(await violationsOn(page)).toEqual([]);
});

test('somebody under 18 with a picture gone is led to an adult and to a line for the young', async ({
  page,
}) => {
  await page.goto('/urgence?lost=image&country=BJ');
  await page.getByRole('checkbox', { name: "J'ai moins de 18 ans" }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: "C'est fait, la suite" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Parle à un adulte aujourd'hui");
  await expect(page.getByRole('link', { name: 'Appeler le 138' })).toBeVisible();
  await page.getByRole('button', { name: "C'est fait, la suite" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ne payez pas');
  await expect(page.getByRole('article', { name: /Take It Down/ })).toBeVisible();
});

test('first aid is there without a network', async ({ page, context }) => {
  await page.goto('/urgence');
  await keptForOffline(page, ['/urgence', '/shell'], ['urgence-screen']);
  await context.setOffline(true);
  await page.goto('/urgence');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arrêtez de parler');
});

for (const language of ['fr', 'yo', 'fon'])
  test(`in a wide window the header is two lines, and the red button has its words, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/learn?lang=${language}`);
    const banner = page.getByRole('banner');
    const button = banner.locator('a[href="/urgence"]');
    const inOneLine = [banner.locator('a[href="/"]').first(), banner.locator('a[href="/community"]')];
    for (const width of [768, 1120, 1280, 1366]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(button.locator('span')).toBeVisible();
      const line = (await button.boundingBox())?.y ?? 0;
      for (const other of inOneLine)
        if (await other.isVisible()) {
          const box = await other.boundingBox();
          expect(Math.abs((box?.y ?? 0) - line), `${width}`).toBeLessThan(8);
        }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

for (const width of [320, 360, 1280]) {
  test(`at ${width} pixels the red button in the header leads to first aid`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/learn');
    const button = page.getByRole('banner').getByRole('link', { name: "J'ai envoyé l'argent" });
    // In one line with the menu, and nothing stands out of the window.
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    const menu =
      width < 1_000
        ? page.getByRole('button', { name: 'Ouvrir le menu' })
        : page.getByRole('banner').getByRole('link', { name: 'Communauté' });
    const other = await menu.boundingBox();
    expect(Math.abs((other?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const logo = await page.getByRole('banner').getByRole('link', { name: 'ScamGuard' }).boundingBox();
    expect(Math.abs((logo?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(8);
    await button.click();
    await expect(page).toHaveURL('/urgence');
    await expect(button).toBeHidden();
  });
}
