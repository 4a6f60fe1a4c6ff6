import { expect, it } from 'vitest';
import { addressOf, inLanguage } from './address.ts';

it('fills the names in braces in, so that no value leads elsewhere', () => {
  expect(addressOf('educationModule', { params: { id: '../../auth/me?x' } })).toBe(
    '/api/education/modules/..%2F..%2Fauth%2Fme%3Fx',
  );
});

it('leaves empty values of the query out', () => {
  expect(addressOf('services', { query: { type: 'trusted', region: '', search: undefined, limit: 5 } })).toBe(
    '/api/services?type=trusted&limit=5',
  );
  expect(addressOf('alerts')).toBe('/api/alerts');
});

it('adds the language to an address with and without a query', () => {
  expect(inLanguage('/api/alerts', 'fr')).toBe('/api/alerts?lang=fr');
  expect(inLanguage('/api/scams?search=riz', 'en')).toBe('/api/scams?search=riz&lang=en');
});
