import type { Region } from './region.ts';

/** The regions of Niger and its capital. */
export const NIGER: readonly Region[] = [
  { id: 'NE-1', iso: 'NE-1', names: { fr: 'Agadez' } },
  { id: 'NE-2', iso: 'NE-2', names: { fr: 'Diffa' } },
  { id: 'NE-3', iso: 'NE-3', names: { fr: 'Dosso' } },
  { id: 'NE-4', iso: 'NE-4', names: { fr: 'Maradi' } },
  { id: 'NE-8', iso: 'NE-8', names: { fr: 'Niamey' } },
  { id: 'NE-5', iso: 'NE-5', names: { fr: 'Tahoua' } },
  { id: 'NE-6', iso: 'NE-6', names: { fr: 'Tillabéri' } },
  { id: 'NE-7', iso: 'NE-7', names: { fr: 'Zinder' } },
];
