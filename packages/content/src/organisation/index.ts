export { ORGANISATION } from './organisation.ts';
export type { ContactPoints, Office, Organisation, Position } from './shape.ts';
