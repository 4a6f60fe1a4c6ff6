import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';

const { measurements } = JSON.parse(
  await readFile(new URL('../../packages/engine/evaluation.json', import.meta.url), 'utf8'),
);

/** With plain spaces only. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('the page says how right the checks are, with the measured figures', async ({ page }) => {
  await page.goto('/evaluation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que valent nos vérifications');
  const [full, small] = ['full', 'small'].map((size) =>
    measurements.find(
      (each: { set: string; unseen: string; classifiers: string; source?: string }) =>
        each.set === 'messages-fr' && each.unseen === 'rows' && each.classifiers === size && !each.source,
    ),
  );
  const share = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 });
  const card = page
    .locator('section', { has: page.getByRole('heading', { name: 'SMS en français' }) })
    .last();
  for (const { hits, of } of [full.recall, full.falsePositiveRate, small.recall, small.falsePositiveRate])
    expect(plain(await card.innerText())).toContain(plain(share.format(hits / of)));
});
