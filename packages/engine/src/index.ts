export { type AssessOptions, assess } from './assess.ts';
export { lookupKeys } from './lookup-keys.ts';
export { phonesInText } from './phone/find-phones.ts';
export type { KnownEvidence } from './reading/known-evidence.ts';
export { ENGINE_VERSION } from './version.ts';
export * from './vocabulary.ts';
