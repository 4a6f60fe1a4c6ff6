import {
  complaintsOf,
  listenToWidgets,
  onPartnerSite,
  partnerPage,
  widgetScript,
} from '../partner/partner-site.ts';
import { giveVoice } from '../reading-voice.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const page = (name: string, baseURL: string | undefined, attributes = '') => ({
  '/': partnerPage(`<main><h1>Association</h1><scamguard-${name} ${attributes}></scamguard-${name}></main>`, {
    script: widgetScript(baseURL, `scamguard-${name}`),
  }),
});

test('all widgets stand on one page from one script, under the strictest policy', async ({
  page: tab,
  baseURL,
}) => {
  const names = ['verify', 'alerts', 'tip', 'report', 'sos', 'assistant'];
  const body = names.map((name) => `<section><scamguard-${name}></scamguard-${name}></section>`).join('');
  const pages = {
    '/': partnerPage(`<main><h1>Association</h1>${body}${body}</main>`, {
      script: widgetScript(baseURL, 'scamguard'),
    }),
  };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const complaints = complaintsOf(tab);
    const heard = await listenToWidgets(tab);
    await tab.goto(origin);
    await expect(tab.getByRole('heading', { name: 'Alertes récentes' })).toHaveCount(2);
    await expect(tab.getByRole('heading', { name: 'Astuce du jour' })).toHaveCount(2);
    await expect(tab.getByRole('button', { name: 'Envoyer le signalement' })).toHaveCount(2);
    await expect(tab.getByRole('heading', { name: "J'ai envoyé l'argent" })).toHaveCount(2);
    await expect.poll(heard).toHaveLength(names.length * 2);
    expect(complaints).toEqual([]);
  });
});

test('alerts lead to all alerts of our site; when they do not come, the visitor may try again', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('alerts', baseURL), async (origin, server) => {
    const heard = await listenToWidgets(tab);
    await tab.route('**/api/alerts/**', (route) => route.abort());
    await tab.goto(origin);
    await expect(tab.getByRole('alert')).toContainText('Impossible de charger les alertes récentes.');
    await expect.poll(heard).toContainEqual(['scamguard-error', { code: 'unavailable' }]);
    await tab.unroute('**/api/alerts/**');
    await tab.getByRole('button', { name: 'Réessayer' }).click();
    await expect(tab.getByRole('article')).toHaveCount(2);
    await expect(tab.getByRole('link', { name: 'Toutes les alertes' })).toHaveAttribute(
      'href',
      `${server}/alerts`,
    );
    expect(await violationsOn(tab)).toEqual([]);
  });
});

test('the tip of the day can be listened to', async ({ page: tab, baseURL }) => {
  await onPartnerSite(baseURL, page('tip', baseURL), async (origin) => {
    const spoken = await giveVoice(tab);
    await tab.goto(origin);
    await tab.getByRole('button', { name: 'Écouter' }).click();
    await expect(tab.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(spoken).not.toBe('');
    await tab.getByRole('button', { name: 'Pause' }).click();
    await expect(tab.getByRole('button', { name: 'Écouter' })).toBeFocused();
    expect(await violationsOn(tab)).toEqual([]);
  });
});

test('first aid goes step by step, reading goes on at the top, and names the contacts of the country', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('sos', baseURL, 'country="bj"'), async (origin) => {
    await tab.goto(origin);
    await tab.getByRole('checkbox', { name: "De l'argent" }).check();
    expect(await violationsOn(tab)).toEqual([]);
    await tab.getByRole('button', { name: 'Commencer' }).click();
    for (let step = 1; step <= 2; step += 1) {
      await expect(tab.getByText(`Étape ${step} sur 5`)).toBeVisible();
      await tab.getByRole('button', { name: 'Étape suivante' }).click();
    }
    expect(await violationsOn(tab)).toEqual([]);
    await expect(tab.getByRole('heading', { name: 'Portez plainte' })).toBeVisible();
    await expect(tab.getByRole('link', { name: /^Écrire à CNIN/ })).toHaveAttribute(
      'href',
      'mailto:plaintes@cnin.bj',
    );
    expect(
      await tab.evaluate(
        () => document.querySelector('scamguard-sos')?.shadowRoot?.activeElement?.textContent,
      ),
    ).toContain('Étape 3 sur 5');
  });
});

test('first aid shows contacts that no authority has confirmed too, and says so', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('sos', baseURL, 'country="gh"'), async (origin) => {
    await tab.goto(origin);
    await tab.getByRole('button', { name: 'Commencer' }).click();
    await tab.getByRole('button', { name: 'Étape suivante' }).click();
    await expect(tab.getByRole('link', { name: /CSA/ }).first()).toBeVisible();
    await expect(
      tab.getByText(/Contacts trouvés dans plusieurs sources publiques, .* confirmés .*: .*CSA/),
    ).toBeVisible();
  });
});

test('a report names its mistakes, is sent once, and tells the page that it arrived', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('report', baseURL, 'country="BJ"'), async (origin) => {
    const heard = await listenToWidgets(tab);
    await tab.goto(origin);
    const send = tab.getByRole('button', { name: 'Envoyer le signalement' });
    await expect(tab.getByLabel('Votre région').getByRole('option', { name: 'Littoral' })).toBeAttached();
    await expect(tab.getByLabel('Votre région').getByRole('option', { name: 'Dakar' })).toHaveCount(0);
    await send.click();
    await expect(tab.getByLabel("Type d'arnaque")).toBeFocused();
    expect(await violationsOn(tab)).toEqual([]);

    await tab.getByLabel("Type d'arnaque").selectOption('phishing');
    await tab.getByLabel('Titre').fill('Faux agent au kiosque');
    await tab
      .getByLabel("Que s'est-il passé ?")
      .fill('Il a demandé mon code secret au téléphone, puis il a raccroché.');
    await tab.getByLabel('Votre région').selectOption('littoral');
    await tab.route('**/api/reports', (route) => route.abort());
    await send.click();
    await expect(tab.getByRole('alert')).toContainText("Erreur lors de l'envoi");
    await expect(tab.getByLabel('Titre')).toHaveValue('Faux agent au kiosque');
    await tab.unroute('**/api/reports');
    await send.click();
    await expect(tab.getByRole('region', { name: 'Signalement envoyé avec succès!' })).toBeFocused();
    await expect.poll(heard).toContainEqual(['scamguard-result', { type: 'report' }]);
    expect(JSON.stringify(await heard())).not.toContain('kiosque');
  });
});

const STORY = "Quelqu'un dit qu'il m'a envoyé 25 000 F par erreur et me demande de les renvoyer";
/** One case has no more questions than this. */
const MOST_QUESTIONS = 4;

test('the assistant interviews in a dialog that keeps the focus and gives it back', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('assistant', baseURL), async (origin) => {
    const complaints = complaintsOf(tab);
    const heard = await listenToWidgets(tab);
    await tab.goto(origin);
    const launcher = tab.getByRole('button', { name: "Ouvrir l'assistant" });
    await launcher.click();
    const field = tab.getByLabel('Votre message');
    await expect(field).toBeFocused();
    await field.fill(STORY);
    await field.press('Enter');
    await expect(tab.getByText("J'ai compris : on vous demande de renvoyer de l'argent")).toBeVisible();
    await tab.getByRole('button', { name: 'Non, rien' }).click();
    // Not the field: a telephone's keyboard would cover the next answers.
    const own = tab.getByRole('log').locator('li[data-from="user"]').last();
    await expect(own).toContainText('Non, rien');
    await expect(own).toBeFocused();
    expect(await violationsOn(tab)).toEqual([]);
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toBeHidden();
    await expect(launcher).toBeFocused();
    await launcher.click();
    await expect(tab.getByText(STORY)).toBeVisible();
    for (let turn = 0; turn < MOST_QUESTIONS; turn += 1) {
      await expect(tab.getByText("L'assistant écrit...")).toHaveCount(0);
      await field.fill('Non');
      await field.press('Enter');
    }
    await expect
      .poll(heard)
      .toContainEqual([
        'scamguard-result',
        expect.objectContaining({ kind: 'conversation', verdict: 'danger', offline: false }),
      ]);
    expect(complaints).toEqual([]);
  });
});

test('without the server the assistant goes on with the interview on the device', async ({
  page: tab,
  baseURL,
}) => {
  await onPartnerSite(baseURL, page('assistant', baseURL, 'lang="en"'), async (origin) => {
    await tab.goto(origin);
    await tab.getByRole('button', { name: 'Open the assistant' }).click();
    const field = tab.getByLabel('Your message');
    await field.fill('Somebody offers me a job on WhatsApp');
    await field.press('Enter');
    await expect(tab.getByRole('list', { name: 'Possible answers' })).toBeVisible();
    await tab.route('**/api/**', (route) => route.abort());
    const before = await tab.getByRole('log').getByRole('listitem').count();
    await tab.getByRole('list', { name: 'Possible answers' }).getByRole('button').last().click();
    await expect.poll(() => tab.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(before + 1);
    await expect(tab.getByRole('list', { name: 'Possible answers' })).toBeVisible();
  });
});
