import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '../test.ts';

const place = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SCREENSHOT = place('apps/api/src/modules/pictures/testing/screenshots/fake-agent-chat-fr.webp');
const QR_CODE = place('e2e/pictures/qr-code-with-link.png');
const bytes = (size: number) => Buffer.alloc(size, 1);

/** Reading takes a whole core for a second or two, and a minute or more on a slow machine where others want it too. */
const READING = { timeout: 120_000 };
test.describe.configure({ timeout: 2 * READING.timeout });

/** The field for pictures, once the page's scripts answer. */
async function pictureField(page: Page, label = "Lire une capture d'écran") {
  const field = page.getByLabel(label);
  await expect(field).toBeEnabled();
  return field;
}

test('the text of a screenshot is read, looked over and checked', async ({ page }) => {
  await page.goto('/verify?tab=conversation');
  await (await pictureField(page)).setInputFiles(SCREENSHOT);
  await expect(page.getByText("Voici ce que j'ai lu : corrigez si besoin.")).toBeVisible(READING);
  await expect(page.getByLabel('Message ou conversation à analyser')).toHaveValue(/votre code PIN/, READING);
  await page.getByRole('button', { name: 'Analyser cette conversation' }).click();
  await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
  // The suspicious words are marked in it, and the next step is foretold: both unfold.
  await expect(page.locator('a[data-level="danger"]').first()).toBeHidden();
  for (const heading of [/^Votre message/, "Ce qu'ils vont sûrement vous dire ensuite"])
    await page.getByRole('heading', { name: heading }).click();
  await expect(page.locator('a[data-level="danger"]').first()).toContainText('bloqué');
  await expect(page.getByText('« Votre compte sera bloqué dans 10 minutes. »')).toBeVisible();
});

test('the link in a QR code is put in the field and never opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/verify');
  await (await pictureField(page, 'Lire un QR code')).setInputFiles(QR_CODE);
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue('https://mtn-bonus-gratuit.xyz/gagner');
  await expect(page.getByText("Rien n'a été ouvert.")).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
  expect(asked.filter((url) => url.includes('mtn-bonus') || url.includes('/api/pictures'))).toEqual([]);
});

test('a picture of 20 MB, a document and a damaged picture are refused clearly, and nothing is sent', async ({
  page,
}) => {
  let sent = 0;
  await page.route('**/api/pictures/text', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/verify?tab=conversation');
  const field = await pictureField(page);
  // Made in the page: sending twenty megabytes to it takes longer than looking at them.
  const give = (type: string, size: number) =>
    field.evaluate(
      (input: HTMLInputElement, file) => {
        const handed = new DataTransfer();
        handed.items.add(new File([new Uint8Array(file.size)], 'fichier', { type: file.type }));
        input.files = handed.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { type, size },
    );
  await give('image/png', 20 * 1024 * 1024);
  await expect(page.getByText('Cette image est trop lourde : 15 Mo au plus.')).toBeVisible();
  await give('application/pdf', 2_000);
  await expect(page.getByText("Ce fichier n'est pas une image.")).toBeVisible();
  await give('image/png', 2_000);
  await expect(page.getByText('Cette image est abîmée ou ne peut pas être lue ici.')).toBeVisible();
  expect(sent).toBe(0);
});

test('without a network a picture says what it needs, and is read when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/verify?tab=conversation');
  // Fetched with the first picture, while there is a network.
  const field = await pictureField(page);
  await field.setInputFiles({ name: 'recu.pdf', mimeType: 'application/pdf', buffer: bytes(10) });
  await expect(page.getByText("Ce fichier n'est pas une image.")).toBeVisible();
  await context.setOffline(true);
  await field.setInputFiles(SCREENSHOT);
  await expect(page.getByText('Il faut une connexion pour lire une image.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Message ou conversation à analyser')).toHaveValue(/votre code PIN/, READING);
});

test('in the chat, the text of a screenshot comes into the field', async ({ page }) => {
  await page.goto('/chatbot');
  await (await pictureField(page)).setInputFiles(SCREENSHOT);
  await expect(page.getByLabel('Votre message')).toHaveValue(/votre code PIN/, READING);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(
    'Ne donnez votre code à personne, même à un agent.',
  );
  await expect(page.getByText("Voici ce que j'ai lu")).toBeHidden();
});
