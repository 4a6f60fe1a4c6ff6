import type { Region } from './region.ts';

/** The twelve départements of Benin; the five that the specification names come first, under its ids. */
export const BENIN: readonly Region[] = [
  { id: 'littoral', iso: 'BJ-LI', names: { fr: 'Littoral' } },
  { id: 'atlantique', iso: 'BJ-AQ', names: { fr: 'Atlantique' } },
  { id: 'oueme', iso: 'BJ-OU', names: { fr: 'Ouémé' } },
  { id: 'zou', iso: 'BJ-ZO', names: { fr: 'Zou' } },
  { id: 'collines', iso: 'BJ-CO', names: { fr: 'Collines' } },
  { id: 'BJ-AL', iso: 'BJ-AL', names: { fr: 'Alibori' } },
  { id: 'BJ-AK', iso: 'BJ-AK', names: { fr: 'Atacora' } },
  { id: 'BJ-BO', iso: 'BJ-BO', names: { fr: 'Borgou' } },
  { id: 'BJ-KO', iso: 'BJ-KO', names: { fr: 'Couffo' } },
  { id: 'BJ-DO', iso: 'BJ-DO', names: { fr: 'Donga' } },
  { id: 'BJ-MO', iso: 'BJ-MO', names: { fr: 'Mono' } },
  { id: 'BJ-PL', iso: 'BJ-PL', names: { fr: 'Plateau' } },
];
