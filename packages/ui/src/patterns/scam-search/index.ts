export type { FoundScam, ScamSearchOutcome } from './scam-results.tsx';
export { ScamSearch, type ScamSearchProps } from './scam-search.tsx';
