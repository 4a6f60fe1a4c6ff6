import { BANKS } from './banks.ts';
import type { Brand } from './brand.ts';
import { OPERATORS } from './operators.ts';
import { PARCELS } from './parcels.ts';
import { PAYMENTS } from './payments.ts';
import { PLATFORMS } from './platforms.ts';
import { PUBLIC_SERVICES } from './public-services.ts';
import { SHOPS } from './shops.ts';

export { type Brand, listed } from './brand.ts';

/** Every known brand. If two share a word, the earlier one is meant. */
export const BRANDS: readonly Brand[] = [
  ...OPERATORS,
  ...BANKS,
  ...PAYMENTS,
  ...PARCELS,
  ...PLATFORMS,
  ...SHOPS,
  ...PUBLIC_SERVICES,
];
