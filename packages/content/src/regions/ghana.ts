import type { Region } from './region.ts';

/** The regions of Ghana. */
export const GHANA: readonly Region[] = [
  { id: 'GH-AF', iso: 'GH-AF', names: { fr: 'Ahafo' } },
  { id: 'GH-AH', iso: 'GH-AH', names: { fr: 'Ashanti' } },
  { id: 'GH-BO', iso: 'GH-BO', names: { fr: 'Bono' } },
  { id: 'GH-BE', iso: 'GH-BE', names: { fr: 'Bono oriental', en: 'Bono East' } },
  { id: 'GH-CP', iso: 'GH-CP', names: { fr: 'Centre', en: 'Central' } },
  { id: 'GH-EP', iso: 'GH-EP', names: { fr: 'Est', en: 'Eastern' } },
  { id: 'GH-AA', iso: 'GH-AA', names: { fr: 'Grand Accra', en: 'Greater Accra' } },
  { id: 'GH-UW', iso: 'GH-UW', names: { fr: 'Haut Ghana occidental', en: 'Upper West' } },
  { id: 'GH-UE', iso: 'GH-UE', names: { fr: 'Haut Ghana oriental', en: 'Upper East' } },
  { id: 'GH-NP', iso: 'GH-NP', names: { fr: 'Nord', en: 'Northern' } },
  { id: 'GH-NE', iso: 'GH-NE', names: { fr: 'Nord-Est', en: 'North East' } },
  { id: 'GH-OT', iso: 'GH-OT', names: { fr: 'Oti' } },
  { id: 'GH-WP', iso: 'GH-WP', names: { fr: 'Ouest', en: 'Western' } },
  { id: 'GH-WN', iso: 'GH-WN', names: { fr: 'Ouest-Nord', en: 'Western North' } },
  { id: 'GH-SV', iso: 'GH-SV', names: { fr: 'Savane', en: 'Savannah' } },
  { id: 'GH-TV', iso: 'GH-TV', names: { fr: 'Volta' } },
];
