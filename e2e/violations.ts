import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page, one line a rule. Nothing moves meanwhile: half-way through a fade everything lacks contrast.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // None of our pages has frames.
  const { violations } = await new AxeBuilder({ page }).options({ iframes: false }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
