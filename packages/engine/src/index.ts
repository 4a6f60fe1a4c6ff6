export { addressesInText } from './address/find-addresses.ts';
export { type AssessOptions, assess } from './assess.ts';
export { lookupKeys } from './lookup-keys.ts';
export { type OutsideQuestions, outsideQuestions } from './outside-questions.ts';
export { phonesInText } from './phone/find-phones.ts';
export type { KnownEvidence } from './reading/known-evidence.ts';
export { type FoldedText, foldText } from './text/folded-text.ts';
export { ENGINE_VERSION } from './version.ts';
export * from './vocabulary.ts';
