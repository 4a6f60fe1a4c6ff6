import {
  COUNTRY_MARKS,
  STATE_AGENCIES,
  STATE_ENDINGS,
  STATE_ERRANDS,
  STATE_PAPERS,
  STATE_WORDS,
} from '../knowledge/state-services.ts';

/** The state that a word of an address speaks of. */
export interface StateWord {
  readonly word: string;
  readonly sort: 'ending' | 'agency' | 'state' | 'paper' | 'errand' | 'country' | 'filler';
  /** As it is told. */
  readonly name: string;
  /** ISO code, where it names a country or the service of one. */
  readonly country?: string;
}

/** Words that tie others and say nothing. */
const FILLERS = 'e de du des la le les l d et the of my mon ma pour for national nationale'.split(' ');
const LONGEST_WORD = 40;
/** A country's code inside a longer word is chance. */
const SHORTEST_GLUED = 3;

let table: ReadonlyMap<string, StateWord> | undefined;

function openTable(): ReadonlyMap<string, StateWord> {
  const plain = (list: readonly string[], sort: StateWord['sort']) =>
    list.map((word): StateWord => ({ word, sort, name: word }));
  const agencies = STATE_AGENCIES.map((entry): StateWord => {
    const [word = '', country = '-', name = word] = entry.split('/');
    const told = { word, sort: 'agency' as const, name: name.replaceAll('_', ' ') };
    return country === '-' ? told : { ...told, country };
  });
  const countries = Object.entries(COUNTRY_MARKS).map(
    ([word, country]): StateWord => ({ word, sort: 'country', name: word, country }),
  );
  const all = [
    ...plain(FILLERS, 'filler'),
    ...plain(STATE_ERRANDS, 'errand'),
    ...plain(STATE_PAPERS, 'paper'),
    ...plain(STATE_WORDS, 'state'),
    ...plain(STATE_ENDINGS, 'ending'),
    ...agencies,
    ...countries,
  ];
  return new Map(all.map((each) => [each.word, each]));
}

/** The words of a state in the words of a host; those that were run together are taken apart where nothing is left over. */
export function stateWordsIn(words: readonly string[]): readonly StateWord[] {
  table ??= openTable();
  const known = table;
  return words.flatMap((word) => {
    const whole = known.get(word) ?? known.get(word.replace(/\d+$/, ''));
    if (whole !== undefined) return [whole];
    return word.length > LONGEST_WORD ? [] : (partsOf(word, known) ?? []);
  });
}

/** A word as words of the table, the longest first. `undefined` where letters are left over. */
function partsOf(word: string, known: ReadonlyMap<string, StateWord>): readonly StateWord[] | undefined {
  const dead = new Set<number>();
  const from = (at: number): readonly StateWord[] | undefined => {
    if (at === word.length) return [];
    if (dead.has(at)) return undefined;
    for (let end = word.length; end > at; end -= 1) {
      const part = known.get(word.slice(at, end));
      if (part === undefined || (part.sort === 'country' && part.word.length < SHORTEST_GLUED)) continue;
      const rest = from(end);
      if (rest !== undefined) return [part, ...rest];
    }
    dead.add(at);
    return undefined;
  };
  return from(0);
}
