import type { Region } from './region.ts';

/** The regions of Senegal. */
export const SENEGAL: readonly Region[] = [
  { id: 'SN-DK', iso: 'SN-DK', names: { fr: 'Dakar' } },
  { id: 'SN-DB', iso: 'SN-DB', names: { fr: 'Diourbel' } },
  { id: 'SN-FK', iso: 'SN-FK', names: { fr: 'Fatick' } },
  { id: 'SN-KA', iso: 'SN-KA', names: { fr: 'Kaffrine' } },
  { id: 'SN-KL', iso: 'SN-KL', names: { fr: 'Kaolack' } },
  { id: 'SN-KE', iso: 'SN-KE', names: { fr: 'Kédougou' } },
  { id: 'SN-KD', iso: 'SN-KD', names: { fr: 'Kolda' } },
  { id: 'SN-LG', iso: 'SN-LG', names: { fr: 'Louga' } },
  { id: 'SN-MT', iso: 'SN-MT', names: { fr: 'Matam' } },
  { id: 'SN-SL', iso: 'SN-SL', names: { fr: 'Saint-Louis' } },
  { id: 'SN-SE', iso: 'SN-SE', names: { fr: 'Sédhiou' } },
  { id: 'SN-TC', iso: 'SN-TC', names: { fr: 'Tambacounda' } },
  { id: 'SN-TH', iso: 'SN-TH', names: { fr: 'Thiès' } },
  { id: 'SN-ZG', iso: 'SN-ZG', names: { fr: 'Ziguinchor' } },
];
