import { keepWhatIsHeard, takeHeard } from '../heard-recordings.ts';
import { caller, newModerators, signInWithCode } from '../new-moderator.ts';
import { ownServer } from '../own-server.ts';
import { freeAddress } from '../partner/keyed-server.ts';
import { giveVoice } from '../reading-voice.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const SPEAKER = '+2290197445577';
const LISTENER = '+2290197445588';
const PASSWORD = 'gari piment tomate';

test('a sentence is recorded in Fon, approved by another person, and heard on the page of first aid', async ({
  playwright,
}) => {
  test.setTimeout(180_000);
  const address = await freeAddress();
  const server = await ownServer(address);
  const browser = await playwright.chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  const phone = async () => {
    const context = await browser.newContext({
      baseURL: address,
      locale: 'fr-FR',
      viewport: { width: 360, height: 640 },
    });
    // A button that cannot be touched says so, and the test does not wait for it to the end.
    context.setDefaultTimeout(15_000);
    return context;
  };
  try {
    const [speaker, listener, visitor] = [await phone(), await phone(), await phone()];
    const people = [
      { by: caller(speaker.request, address), phoneNumber: SPEAKER },
      { by: caller(listener.request, address), phoneNumber: LISTENER },
    ];
    await newModerators(server, people, PASSWORD);
    for (const { by, phoneNumber } of people) await signInWithCode(by, phoneNumber, PASSWORD);

    const studio = await speaker.newPage();
    await studio.goto('/moderation/voices');
    await expect(studio.getByRole('main').getByRole('combobox', { name: 'Langue' })).toHaveValue('fon');
    await expect(studio.getByRole('heading', { name: 'Un sɛ́ akwɛ́ ɔ dó' })).toBeVisible();
    await expect(studio.getByText("En Français : J'ai envoyé l'argent")).toBeVisible();
    const send = studio.getByRole('button', { name: 'Envoyer et passer à la suivante' });
    await expect(send).toBeDisabled();
    await studio.getByLabel('Votre nom, tel que vous voulez le voir écrit').fill('Afi');
    await studio.getByLabel(/J'accepte que ma voix/).check();
    await studio.getByRole('button', { name: 'Enregistrer ma voix' }).click();
    await expect(studio.getByText(/0:0[3-9]/).first()).toBeVisible();
    await studio.getByRole('button', { name: 'Arrêter' }).click();
    expect(await violationsOn(studio)).toEqual([]);
    await send.click();
    await expect(studio.getByText('Enregistrement envoyé.').first()).toBeVisible();
    // The next sentence, with the name and the consent as they were.
    await expect(studio.getByRole('heading', { name: 'Un sɛ́ akwɛ́ ɔ dó' })).toHaveCount(0);
    await expect(studio.getByLabel(/J'accepte que ma voix/)).toBeChecked();
    await studio.getByText('Écouter et approuver').click();
    await expect(studio.getByText(/Enregistré par vous/)).toBeVisible();
    await expect(studio.getByRole('button', { name: 'Approuver', exact: true })).toHaveCount(0);

    const approving = await listener.newPage();
    await approving.goto('/moderation/voices');
    await approving.getByText('Écouter et approuver').click();
    await approving.getByRole('button', { name: 'Écouter', exact: true }).click();
    await expect(approving.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await violationsOn(approving)).toEqual([]);
    await approving.getByRole('button', { name: 'Approuver', exact: true }).click();
    await expect(approving.getByText("C'est noté.").first()).toBeVisible();
    await approving.getByText('Ce qui est entendu').click();
    await expect(approving.getByText(/Voix\s: Afi/)).toBeVisible();

    const page = await visitor.newPage();
    await giveVoice(page, 'missing');
    await keepWhatIsHeard(page);
    await page.goto('/urgence?lang=fon');
    await page.getByRole('button', { name: 'Ɖótó', exact: true }).first().click();
    const heard: string[] = [];
    await expect
      .poll(async () => {
        heard.push(...(await takeHeard(page)).ended);
        return heard.map((each) => new URL(each).pathname);
      })
      .toContain('/api/voices/urgence-title.opus');
    // The sentence is heard in Fon, and not in French too.
    expect(heard.some((each) => each.includes('/api/audio/urgence-title'))).toBe(false);

    // A way back: taken out, it is French again.
    await approving.getByRole('button', { name: 'Retirer cette version' }).click();
    await expect(approving.getByText(/Voix\s: Afi/)).toHaveCount(0);
    const { voices } = await (await page.request.get('/api/voices?language=fon&now')).json();
    expect(voices).toEqual([]);
  } finally {
    await browser.close();
    await server.stop();
    await server.remove();
  }
});
