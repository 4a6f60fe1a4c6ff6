import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The faults that axe finds on a page, one line a rule. Nothing moves meanwhile: half-way through a fade everything lacks
 * contrast.
 *
 * @param unasked rules that cannot be judged here.
 */
export async function violationsOn(page: Page, unasked: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // None of our pages has frames, for whose sake axe would open a page of its own; only what is wrong is worth describing.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      iframes: false,
      resultTypes: ['violations'],
      // Not on by itself, but what search engines and Lighthouse look at.
      rules: {
        'target-size': { enabled: true },
        ...Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }])),
      },
    })
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
