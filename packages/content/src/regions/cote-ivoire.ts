import type { Region } from './region.ts';

/** The districts of Ivory Coast. */
export const COTE_IVOIRE: readonly Region[] = [
  { id: 'CI-AB', iso: 'CI-AB', names: { fr: 'Abidjan' } },
  { id: 'CI-BS', iso: 'CI-BS', names: { fr: 'Bas-Sassandra' } },
  { id: 'CI-CM', iso: 'CI-CM', names: { fr: 'Comoé' } },
  { id: 'CI-DN', iso: 'CI-DN', names: { fr: 'Denguélé' } },
  { id: 'CI-GD', iso: 'CI-GD', names: { fr: 'Gôh-Djiboua' } },
  { id: 'CI-LC', iso: 'CI-LC', names: { fr: 'Lacs' } },
  { id: 'CI-LG', iso: 'CI-LG', names: { fr: 'Lagunes' } },
  { id: 'CI-MG', iso: 'CI-MG', names: { fr: 'Montagnes' } },
  { id: 'CI-SM', iso: 'CI-SM', names: { fr: 'Sassandra-Marahoué' } },
  { id: 'CI-SV', iso: 'CI-SV', names: { fr: 'Savanes' } },
  { id: 'CI-VB', iso: 'CI-VB', names: { fr: 'Vallée du Bandama' } },
  { id: 'CI-WR', iso: 'CI-WR', names: { fr: 'Woroba' } },
  { id: 'CI-YM', iso: 'CI-YM', names: { fr: 'Yamoussoukro' } },
  { id: 'CI-ZZ', iso: 'CI-ZZ', names: { fr: 'Zanzan' } },
];
