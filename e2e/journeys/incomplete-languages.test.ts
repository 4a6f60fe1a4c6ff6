import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import { ambiguousLinks } from '../link-names.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const INCOMPLETE = LANGUAGES.filter(({ texts }) => texts !== 'everything');

for (const { code: language, tag } of INCOMPLETE) {
  test(`${language}: a link is checked, first aid begins and a way leads on`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    expect(await violationsOn(page)).toEqual([]);
    expect(await ambiguousLinks(page)).toEqual([]);

    await page.goto('/verify');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.getByRole('textbox').last().fill('http://mtn-bj.promo-gagnant.xyz/login');
    await page.getByRole('textbox').last().press('Enter');
    await expect(page.locator('section[data-outcome="danger"]')).toContainText('MTN');
    expect(await violationsOn(page)).toEqual([]);

    await page.goto('/urgence');
    await page.getByRole('main').getByRole('button').last().click();
    await expect(page.locator('section[data-step="1"]')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}
