/**
 * How a browser reads aloud: `reads` well, in French and English; `missing` altogether; `foreign`: it has English voices only;
 * `refuses` with an error, as without a touch of the visitor; `throws` one; `neverStarts`: nothing ever happens; `unlisted`: reads, and
 * names none of its voices.
 */
export type VoiceBehaviour =
  | 'reads'
  | 'missing'
  | 'foreign'
  | 'refuses'
  | 'throws'
  | 'neverStarts'
  | 'unlisted';

/** The calls that a fake voice received. */
export interface FakeVoice {
  /** The pieces that were begun. */
  readonly said: string[];
  /** How fast the pieces of {@link said} were to be read. */
  readonly rates: number[];
  /** Tells that the piece that is read has been read; the next one begins. */
  readonly finishPiece: () => void;
  /** Tells the same of all that waits. */
  readonly finish: () => void;
  /** Gives the browser its own voice back. */
  readonly restore: () => void;
}

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: unknown = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const NAMES = ['speechSynthesis', 'SpeechSynthesisUtterance'] as const;
const FRENCH = { lang: 'fr-FR', localService: true, default: true };
const ENGLISH = { lang: 'en_GB', localService: true, default: false };

const failure = (error: string) => Object.assign(new Event('error'), { error });

/** Puts a voice that keeps silent in place of the browser's. */
export function installFakeVoice(behaviour: VoiceBehaviour = 'reads'): FakeVoice {
  const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  const said: string[] = [];
  const rates: number[] = [];
  let queue: FakeUtterance[] = [];
  const begin = () => {
    const [first] = queue;
    if (!first || behaviour === 'neverStarts') return;
    if (behaviour === 'refuses') return void first.dispatchEvent(failure('not-allowed'));
    said.push(first.text);
    rates.push(first.rate);
    first.dispatchEvent(new Event('start'));
  };
  const finishPiece = () => {
    queue.shift()?.dispatchEvent(new Event('end'));
    begin();
  };
  const voices = { reads: [FRENCH, ENGLISH], foreign: [ENGLISH], unlisted: [] } as const;
  const synthesis = {
    get speaking() {
      return queue.length > 0;
    },
    pending: false,
    getVoices: () => (behaviour === 'foreign' || behaviour === 'unlisted' ? voices[behaviour] : voices.reads),
    addEventListener: (_event: string, listener: () => void) => queueMicrotask(listener),
    speak(utterance: FakeUtterance) {
      if (behaviour === 'throws') throw new DOMException('No', 'InvalidStateError');
      queue.push(utterance);
      if (queue.length === 1) queueMicrotask(begin);
    },
    cancel() {
      const cancelled = queue;
      queue = [];
      for (const utterance of cancelled) utterance.dispatchEvent(failure('canceled'));
    },
  };
  // If the browser's own voice cannot be taken away, nothing stands in its place.
  const values = { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance };
  for (const name of NAMES) {
    Reflect.deleteProperty(window, name);
    if (behaviour !== 'missing')
      Object.defineProperty(window, name, { value: values[name], configurable: true });
    else if (name in window) Object.defineProperty(window, name, { value: undefined, configurable: true });
  }
  return {
    said,
    rates,
    finishPiece,
    finish: () => {
      while (queue.length > 0) finishPiece();
    },
    restore() {
      for (const [name, descriptor] of before) {
        Reflect.deleteProperty(window, name);
        if (descriptor) Object.defineProperty(window, name, descriptor);
      }
    },
  };
}
