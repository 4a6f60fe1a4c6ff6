import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CASES_SECTION } from './model-card-cases.ts';

it('stands in the model card as it is', () => {
  const card = readFileSync(path.join(import.meta.dirname, '../MODEL-CARD.md'), 'utf8');
  expect(card).toContain(CASES_SECTION);
});
