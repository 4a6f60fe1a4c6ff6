export type { Names } from './names.ts';
export { REGIONS, type Region } from './regions/index.ts';
export { SCAM_TYPES, type ScamType } from './scam-types.ts';
