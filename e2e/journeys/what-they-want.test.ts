import { answering } from '../answering.ts';
import { expect, test } from '../test.ts';

const NUMBER = '+229 01 97 00 00 00';

test('after an unknown number one touch tells the assistant what its owner wants', async ({ page }) => {
  await page.goto('/verify?tab=number');
  await page.getByLabel('Numéro à vérifier').fill(NUMBER);
  await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
  const result = page.locator('section[data-outcome="unknown"]');
  await expect(result.getByRole('form', { name: /Que vous demande cette personne/ })).toBeVisible();
  await expect(result.getByRole('meter')).toHaveCount(0);
  await result.getByRole('button', { name: 'Un code' }).click();
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(page.getByRole('log').getByText(`On me demande un code.\n${NUMBER}`)).toBeVisible();
  await expect(page.getByRole('log').getByText("L'assistant écrit...")).toHaveCount(0);
  // Loaded anew, it is not said again.
  await page.reload();
  await answering(page);
  await expect(page.getByRole('log').getByText(/On me demande un code\./)).toHaveCount(1);
});

test('what another site’s link is about stands in the field, and no longer in the address', async ({
  page,
}) => {
  await page.goto(`/chatbot#about=${encodeURIComponent(NUMBER)}`);
  await expect(page.getByLabel('Votre message')).toHaveValue(NUMBER);
  await expect(page).toHaveURL(/\/chatbot$/);
});

test('a message in the field for numbers is judged as a message, and that is said', async ({ page }) => {
  await page.goto('/verify?tab=number');
  await page
    .getByLabel('Numéro à vérifier')
    .fill('Envoyez-moi votre code secret MoMo pour recevoir votre gain de 500 000 F.');
  await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
  const result = page.locator('section[data-outcome="danger"]');
  await expect(result.getByText("Nous l'avons lu comme un message.")).toBeVisible();
  await expect(result.getByText(/Que vous demande/)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the question is a form: the answer is checked with the number', async ({ page }) => {
    await page.goto('/verify?tab=number');
    await page.getByLabel('Numéro à vérifier').fill(NUMBER);
    await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
    await page.getByRole('button', { name: 'Un code' }).click();
    await expect(page.getByLabel('Message ou conversation à analyser')).toHaveValue(
      `On me demande un code.\n${NUMBER}`,
    );
    await expect(page.locator('section[data-outcome]')).toBeVisible();
  });
});
