import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('app-language', 'en')));

test('a scam is checked and reported in English', async ({ page }) => {
  await page.goto('/verify?lang=en');
  await page.getByLabel('Link to check').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Check this link' }).click();
  const result = page.locator('section[data-outcome="danger"]');
  await expect(result).toContainText('Risk detected!');
  await expect(result).toContainText('Do not open this link.');
  expect(await violationsOn(page)).toEqual([]);

  await page.goto('/report');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('The title must have at least 5 characters.')).toBeVisible();
  await page.getByLabel('Type of scam').selectOption('mobile_money');
  await page.getByLabel('Title').fill('Told in English');
  await page.getByLabel('What happened?').fill('Somebody asks me to send money back.');
  await page.getByLabel('Your region').selectOption('Littoral');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Report sent!')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('first aid, a lesson and signing up are whole in English', async ({ page }) => {
  await page.goto('/urgence?lang=en');
  await page.getByLabel('Your country').selectOption('SN');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop talking');
  await page.goto('/auth?tab=register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('A telephone number is needed')).toBeVisible();
  await page.goto('/community?tab=flagged');
  await expect(page.getByRole('tab', { name: 'Reported' })).toHaveAttribute('data-state', 'active');
  await page.goto('/learn/mobile-money');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understanding mobile money scams');
});
