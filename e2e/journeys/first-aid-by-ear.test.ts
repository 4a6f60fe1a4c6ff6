import { idIn, idsOf, keepWhatIsHeard, takeHeard } from '../heard-recordings.ts';
import { giveVoice } from '../reading-voice.ts';
import { expect, test } from '../test.ts';
import { untilKept } from '../until-kept.ts';

const WORDS = {
  fr: { listen: 'Écouter', start: 'Commencer', next: "C'est fait, la suite", minor: /moins de 18 ans/ },
  en: { listen: 'Listen', start: 'Begin', next: 'Done, next step', minor: /under 18/ },
} as const;

test.describe('first aid by ear alone', () => {
  test.setTimeout(480_000);
  for (const language of ['fr', 'en'] as const) {
    test(`without a network and without a voice, in ${language}: every step and every choice`, async ({
      page,
      context,
    }) => {
      const words = WORDS[language];
      await giveVoice(page, 'missing');
      await keepWhatIsHeard(page);
      await page.goto(`/urgence?lang=${language}`);
      await untilKept(page);
      await context.setOffline(true);
      await page.goto('/urgence');

      const table: string[] = [];
      /** Presses and waits until all of these lines were heard to their end, and nothing else but this language. */
      const hear = async (name: string, lines: readonly string[]) => {
        await takeHeard(page);
        const button = page.getByRole('button', { name: words.listen, exact: true }).first();
        await button.click();
        const heard = new Set<string>();
        let first: number | undefined;
        const missing = async () => {
          const told = await takeHeard(page);
          first ??= told.first;
          for (const address of told.ended) {
            expect(address).toContain(`lang=${language}`);
            heard.add(idIn(address));
          }
          return lines.filter((line) => !idsOf(line, language).some((id) => heard.has(id)));
        };
        await expect.poll(missing, { timeout: 150_000 }).toEqual([]);
        await expect(button).toBeVisible();
        table.push(
          `${language} ${name}: ${lines.length} of ${lines.length}, first after ${Math.round(first ?? 0)} ms`,
        );
      };

      const choices = await page.locator('form label').allInnerTexts();
      expect(choices.length).toBeGreaterThan(9);
      const labels = choices.map((text) => text.trim()).filter((text) => idsOf(text, language).length > 0);
      const lossesAndTimes =
        (await page.getByRole('checkbox').count()) + (await page.getByRole('radio').count());
      expect(labels.length).toBeGreaterThanOrEqual(lossesAndTimes);
      await hear('start', labels);
      await expect(page.locator('label:has(input[name="lost"]) svg')).toHaveCount(
        await page.locator('input[name="lost"]').count(),
      );

      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: words.start }).click();
      const next = page
        .getByRole('link', { name: words.next })
        .or(page.getByRole('button', { name: words.next }));
      for (let step = 1; ; step += 1) {
        const section = page.locator(`section[data-step="${step}"]`);
        await expect(section).toBeVisible();
        const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
        const details = await section.locator(':scope > ul li').allInnerTexts();
        const text = await section.locator(':scope > p').allInnerTexts();
        await hear(
          title,
          [title, ...text, ...details].map((line) => line.trim()),
        );
        if ((await next.count()) === 0) {
          expect(step).toBe(12);
          break;
        }
        await next.click();
      }
      process.stdout.write(`${table.join('\n')}\n`);
    });
  }
});

test('a French voice never reads Yoruba: what is French beside it is read', async ({ page }) => {
  const said = await giveVoice(page);
  await page.goto('/urgence?lang=yo');
  await expect(page.getByText('Traduction pas encore relue')).toBeVisible();
  await page.getByRole('button', { name: 'Gbọ́ ọ' }).click();
  await expect.poll(said).toContain("Cette traduction n'est pas encore relue.");
});
