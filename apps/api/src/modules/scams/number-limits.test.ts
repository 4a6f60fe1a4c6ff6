import { expect, test } from 'vitest';
import type { Deed } from '../../rate-limits/service.ts';
import { contactKeys } from '../../secrets/contact-keys.ts';
import type { ScamsRepository } from './repository.ts';
import { scamsService } from './service.ts';

const keys = contactKeys('a secret for tests, long enough');
const repository: ScamsRepository = {
  types: async () => [],
  latest: async () => [],
  search: async () => [],
  alike: async () => new Map(),
};

/** What is counted when somebody searches. */
async function counted(search: string): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const limits = {
    take: async (deed: Deed) => void deeds.push(deed),
    refuseIfSpent: async () => undefined,
    forget: async () => undefined,
  };
  await scamsService({ repository, keys, limits }).search({ search }, 'fr', '192.0.2.1');
  return deeds;
}

test.each(['7755', '0195112233', '+229 01 95 11 22 33', '01-95-11-22-33', 'appel du ٠١٩٥١١٢٢٣٣'])(
  'a search that names the number %s counts for the visitor and for everybody',
  async (search) => {
    expect(await counted(search)).toEqual([['number-search', '192.0.2.1'], ['number-search']]);
  },
);

test.each(['faux livreur', 'gain de 500 F', 'promo 3 pour 2', 'https://boutique.example/a1b2'])(
  'a search for %s does not',
  async (search) => {
    expect(await counted(search)).toEqual([]);
  },
);
