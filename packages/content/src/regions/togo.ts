import type { Region } from './region.ts';

/** The regions of Togo. */
export const TOGO: readonly Region[] = [
  { id: 'TG-C', iso: 'TG-C', names: { fr: 'Centrale' } },
  { id: 'TG-K', iso: 'TG-K', names: { fr: 'Kara' } },
  { id: 'TG-M', iso: 'TG-M', names: { fr: 'Maritime' } },
  { id: 'TG-P', iso: 'TG-P', names: { fr: 'Plateaux' } },
  { id: 'TG-S', iso: 'TG-S', names: { fr: 'Savanes' } },
];
