import { expect, test } from '../test.ts';

interface Message {
  readonly message: string;
  readonly isScam: boolean;
  readonly explanation: string;
}

test('every message is judged, explained, and counted', async ({ page }) => {
  const messages: Message[] = await (await page.request.get('/api/practice')).json();
  await page.goto('/simulation');
  for (const [place, { isScam, explanation }] of messages.entries()) {
    await expect(page.getByText(`Message ${place + 1} sur ${messages.length}`)).toBeVisible();
    // All are answered alike: half of the messages are honest.
    await page.getByRole('button', { name: "C'est une arnaque" }).click();
    const feedback = page.getByRole('region', { name: isScam ? 'Bien vu !' : 'Pas tout à fait.' });
    await expect(feedback).toBeFocused();
    await expect(feedback).toContainText(explanation);
    await expect(feedback).toContainText('Ce qui le montre');
    const isLast = place === messages.length - 1;
    await page.getByRole('button', { name: isLast ? 'Voir mon résultat' : 'Message suivant' }).click();
  }
  const right = messages.filter(({ isScam }) => isScam).length;
  await expect(page.getByText(`${right} bonnes réponses sur ${messages.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(page.getByText(`Message 1 sur ${messages.length}`)).toBeVisible();
});

test('by keyboard alone', async ({ page }) => {
  await page.goto('/simulation');
  await page.getByRole('button', { name: "C'est honnête" }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Pas tout à fait.' })).toBeFocused();
  await page.getByRole('button', { name: 'Message suivant' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message 2 sur 12')).toBeVisible();
});

test('the messages stand there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/simulation?lang=en');
  await expect(page.getByText('Message 1 of 12')).toBeVisible();
  await context.close();
});
