import { stopClock } from '../stop-clock.ts';
import { expect, type Page, test } from '../test.ts';

/** A browser that understands speech: it hears one sentence of a list whenever it listens. */
async function hear(page: Page, sentences: readonly string[]) {
  await page.addInitScript((said) => {
    const remaining = [...said];
    class Recognition extends EventTarget {
      lang = '';
      interimResults = false;
      start() {
        const transcript = remaining.shift();
        setTimeout(() => {
          if (transcript !== undefined) {
            const results = [[{ transcript }]];
            this.dispatchEvent(Object.assign(new Event('result'), { results }));
          }
          this.dispatchEvent(new Event('end'));
        }, 50);
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, sentences);
}

const withoutRecognition = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );

const start = (page: Page) => page.getByRole('button', { name: 'Naviguer à la voix' });

test('a spoken command leads to its page, in the steps of the specification', async ({ page }) => {
  await page.clock.install();
  await hear(page, ['bonjour maman', 'je veux signaler une arnaque']);
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await expect(page.getByText('Écoute en cours...')).toBeVisible();
  const clip = page.waitForRequest('**/api/audio/warning-message*');
  await page.clock.runFor(1_000);
  await clip;
  await expect(page.getByText('Bonjour, que puis-je faire pour vous ?')).toBeVisible();
  await page.clock.runFor(4_100);
  await expect(page.getByText('Commande non reconnue. Veuillez réessayer.')).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(page.getByText('Navigation vers Signaler...')).toBeVisible();
  await expect(page.getByText('« je veux signaler une arnaque »')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/report');
  await expect(start(page)).toBeVisible();
});

test('a browser that understands no speech shows the demonstration, and says that it is one', async ({
  page,
}) => {
  await page.clock.install();
  await withoutRecognition(page);
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await page.clock.runFor(5_000);
  await expect(
    page.getByText("Démonstration : votre navigateur ne comprend pas la voix, rien n'est écouté."),
  ).toBeVisible();
  await expect(page.getByText(/Navigation vers (Vérifier|Signaler)\.\.\./)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/(verify|report)$/);
});

test('the voice can be stopped at any time', async ({ page }) => {
  await page.clock.install();
  await withoutRecognition(page);
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await page.getByRole('button', { name: 'Arrêter la voix' }).press('Enter');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/privacy');
  await expect(start(page)).toBeVisible();
});

test('the assistant answers after a second, by keyboard alone, and can be muted', async ({ page }) => {
  await page.clock.install();
  await withoutRecognition(page);
  await page.goto('/about');
  await stopClock(page);
  await page.getByRole('button', { name: "Ouvrir l'assistant" }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Assistant ScamGuard' });
  const field = panel.getByRole('textbox', { name: 'Votre message' });
  await expect(field).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await field.fill('On me parle sur WhatsApp');
  await field.press('Enter');
  await expect(panel.getByText('On me parle sur WhatsApp')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(panel.getByText(/Méfiez-vous des demandes d'argent sur WhatsApp/)).toBeVisible();

  await panel.getByRole('button', { name: 'Dicter le message' }).click();
  await expect(panel.getByText(/Démonstration/)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(field).toHaveValue('Comment me protéger des arnaques par SMS ?');

  await panel.getByRole('button', { name: 'Couper la voix' }).click();
  await expect(panel.getByRole('button', { name: 'Remettre la voix' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: "Ouvrir l'assistant" })).toBeFocused();
});

test('where the browser has no voice, a verdict is heard as recordings', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    const heard: string[] = [];
    Object.assign(window, { heard });
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      value(this: HTMLMediaElement) {
        setTimeout(() => this.dispatchEvent(new Event('ended')), 10);
        return Promise.resolve();
      },
    });
    const { set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src') ?? {};
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      set(this: HTMLMediaElement, value: string) {
        heard.push(value);
        set?.call(this, value);
      },
    });
  });
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await page.getByRole('button', { name: "Écouter l'analyse" }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(2);
  expect((await heard())[0]).toBe('/api/audio/word-danger?lang=fr');
});
