import type { Region } from './region.ts';

/** The regions of Burkina Faso as the standard's edition has them; the country is said to have drawn new ones in 2025. */
export const BURKINA_FASO: readonly Region[] = [
  { id: 'BF-01', iso: 'BF-01', names: { fr: 'Boucle du Mouhoun' } },
  { id: 'BF-02', iso: 'BF-02', names: { fr: 'Cascades' } },
  { id: 'BF-03', iso: 'BF-03', names: { fr: 'Centre' } },
  { id: 'BF-04', iso: 'BF-04', names: { fr: 'Centre-Est' } },
  { id: 'BF-05', iso: 'BF-05', names: { fr: 'Centre-Nord' } },
  { id: 'BF-06', iso: 'BF-06', names: { fr: 'Centre-Ouest' } },
  { id: 'BF-07', iso: 'BF-07', names: { fr: 'Centre-Sud' } },
  { id: 'BF-08', iso: 'BF-08', names: { fr: 'Est' } },
  { id: 'BF-09', iso: 'BF-09', names: { fr: 'Hauts-Bassins' } },
  { id: 'BF-10', iso: 'BF-10', names: { fr: 'Nord' } },
  { id: 'BF-11', iso: 'BF-11', names: { fr: 'Plateau-Central' } },
  { id: 'BF-12', iso: 'BF-12', names: { fr: 'Sahel' } },
  { id: 'BF-13', iso: 'BF-13', names: { fr: 'Sud-Ouest' } },
];
