import { expect, it } from 'vitest';
import { signalsPage } from '../testing/signals-page.ts';

it('docs/signals.md tells what the signals are now', async () => {
  await expect(signalsPage()).toMatchFileSnapshot('../../../../docs/signals.md');
});
