import { deferred } from '../deferred.ts';
import { giveVoice, hearRecordings } from '../reading-voice.ts';
import { expect, type Page, test } from '../test.ts';

/** On a slow line a page is read, and its buttons are pressed, long before its scripts are there. */
test.use({ serviceWorkers: 'block' });

/** Holds the scripts of the page back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what was pressed to be heard before the scripts came is heard, once', async ({ page }) => {
  await giveVoice(page, 'missing');
  const heard = await hearRecordings(page);
  const letGo = await holdScripts(page);
  await page.goto('/urgence', { waitUntil: 'commit' });
  const listen = page.getByRole('button', { name: 'Écouter', exact: true }).first();
  await listen.click();
  // A visitor who hears nothing presses again.
  await listen.click();
  letGo();
  const titles = async () => (await heard()).filter((each) => each.includes('/urgence-title.'));
  await expect.poll(titles).toHaveLength(1);
  await expect.poll(async () => (await heard()).some((each) => each.includes('/urgence-start.'))).toBe(true);
  expect(await titles()).toHaveLength(1);
});

test('a tab that was pressed before the scripts came opens', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/verify', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Numéro' }).click();
  letGo();
  await expect(page.getByLabel('Numéro à vérifier')).toBeVisible();
});
