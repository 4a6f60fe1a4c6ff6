import { COUNTRY_MARKS, STATE_SITES_ELSEWHERE } from '../knowledge/state-services.ts';
import type { Address } from './address.ts';
import type { AddressWords } from './address-words.ts';
import { ownerOf } from './brand-index.ts';
import { type StateWord, stateWordsIn } from './state-words.ts';

/** A state's service whose name an address borrows. */
export interface BorrowedState {
  readonly word: StateWord;
  readonly country: string | undefined;
  /** From the plainest way to the one that honest sites share. */
  readonly manner: 'ending' | 'name' | 'paper';
}

const asksForPapers = (word: string): boolean =>
  stateWordsIn([word]).some(({ sort }) => sort === 'errand' || sort === 'paper');

/** The state's service whose name stands in an address that is none of the state's. */
export function borrowedStateIn(address: Address, words: AddressWords): BorrowedState | undefined {
  if (address.kind !== 'web' || address.isIp || address.givenBy === 'state') return undefined;
  if (ownerOf(address.site) !== undefined || STATE_SITES_ELSEWHERE.has(address.site)) return undefined;
  const found = stateWordsIn([...words.below, ...words.name]);
  const first = (...sorts: readonly StateWord['sort'][]) => found.find(({ sort }) => sorts.includes(sort));
  const mark = first('country');
  const country = mark?.country;
  const ending = first('ending');
  if (ending !== undefined && country !== undefined) return { word: ending, country, manner: 'ending' };
  // A country's own ending is given to its services, and also to the people who live there.
  if (COUNTRY_MARKS[address.suffix] !== undefined) return undefined;
  const agency = first('agency');
  const isAsking =
    first('errand', 'paper') !== undefined || words.hostLures.length > 0 || words.path.some(asksForPapers);
  if (agency !== undefined && (country !== undefined || (agency.country !== undefined && isAsking)))
    return { word: agency, country: agency.country ?? country, manner: 'name' };
  const state = first('state');
  if (state !== undefined && country !== undefined) return { word: state, country, manner: 'name' };
  const paper = first('paper');
  const errand = found.find(({ sort, word }) => sort === 'errand' && word !== paper?.word);
  return paper !== undefined && country !== undefined && errand !== undefined
    ? { word: paper, country, manner: 'paper' }
    : undefined;
}
