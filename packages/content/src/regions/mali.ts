import type { Region } from './region.ts';

/** The regions of Mali and its capital. */
export const MALI: readonly Region[] = [
  { id: 'ML-BKO', iso: 'ML-BKO', names: { fr: 'Bamako' } },
  { id: 'ML-7', iso: 'ML-7', names: { fr: 'Gao' } },
  { id: 'ML-1', iso: 'ML-1', names: { fr: 'Kayes' } },
  { id: 'ML-8', iso: 'ML-8', names: { fr: 'Kidal' } },
  { id: 'ML-2', iso: 'ML-2', names: { fr: 'Koulikoro' } },
  { id: 'ML-9', iso: 'ML-9', names: { fr: 'Ménaka' } },
  { id: 'ML-5', iso: 'ML-5', names: { fr: 'Mopti' } },
  { id: 'ML-4', iso: 'ML-4', names: { fr: 'Ségou' } },
  { id: 'ML-3', iso: 'ML-3', names: { fr: 'Sikasso' } },
  { id: 'ML-10', iso: 'ML-10', names: { fr: 'Taoudénit' } },
  { id: 'ML-6', iso: 'ML-6', names: { fr: 'Tombouctou', en: 'Timbuktu' } },
];
