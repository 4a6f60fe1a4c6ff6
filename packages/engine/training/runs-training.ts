import { hashStep } from '../src/learned/hash.ts';
import { codeIn, placeOfRun, RUN_BITS, type RunKind } from '../src/learned/runs.ts';

/** A text of one of two kinds of rows, and how much it counts. */
export interface RunText {
  readonly text: string;
  readonly isScam: boolean;
  readonly weight: number;
}

const SIZE = 2 ** RUN_BITS;
/** Which runs are chance. */
export interface RunLimits {
  /** Runs that were met less often, each row by its weight, are left out; */
  readonly fewest: number;
  /** but those of so many characters never. */
  readonly always: number;
}

const LIMITS: RunLimits = { fewest: 2, always: 2 };
/** No single character says more than this. */
const MOST = 4;
/** Every character is as likely as this where nothing is known. */
const UNKNOWN = 1 / 50;

/** How often runs were met, what they begin with, and how many characters were seen to follow that. */
class Counts {
  private readonly runs = new Float32Array(SIZE);
  private readonly beginnings = new Float32Array(SIZE);
  private readonly followers = new Float32Array(SIZE);

  add(run: number, beginning: number, weight: number): void {
    const before = this.runs[run] ?? 0;
    if (before === 0) this.followers[beginning] = (this.followers[beginning] ?? 0) + 1;
    this.runs[run] = before + weight;
    this.beginnings[beginning] = (this.beginnings[beginning] ?? 0) + weight;
  }

  /** How likely the last character of a run is after the others, by Witten and Bell: rare beginnings lean on shorter ones. */
  likelihood(run: number, beginning: number, ofShorter: number): number {
    const times = this.beginnings[beginning] ?? 0;
    if (times === 0) return ofShorter;
    // Two runs in one place may hide that something followed.
    const followers = Math.max(this.followers[beginning] ?? 0, 1);
    return ((this.runs[run] ?? 0) + followers * ofShorter) / (times + followers);
  }

  met = (run: number): number => this.runs[run] ?? 0;
}

/** Calls back for each run of a text, the shorter ones first at each place. */
function eachRun(
  text: string,
  { seed, longest }: RunKind,
  tell: (run: number, beginning: number, length: number) => void,
): void {
  for (let at = 0; at <= text.length; at += 1) {
    const most = Math.min(longest, at + 2);
    let hash = seed;
    let before = hashStep(seed, 1);
    for (let length = 1; length <= most; length += 1) {
      hash = hashStep(hash, codeIn(text, at - length + 1));
      tell(placeOfRun(hash), placeOfRun(before), length);
      before = hashStep(before, codeIn(text, at - length));
    }
  }
}

/**
 * Writes for each run how much likelier its last character is after the others in scams than elsewhere, as the logarithm; for texts of
 * one kind alone, how much likelier than any other character.
 */
export function learnRuns(
  texts: readonly RunText[],
  kind: RunKind,
  into: Float64Array,
  limits = LIMITS,
): void {
  const [scams, others] = [new Counts(), new Counts()];
  for (const { text, isScam, weight } of texts) {
    if (text === '') continue;
    eachRun(text, kind, (run, beginning) => (isScam ? scams : others).add(run, beginning, weight));
  }
  for (const { text } of texts) {
    if (text === '') continue;
    let [inScams, elsewhere] = [UNKNOWN, UNKNOWN];
    eachRun(text, kind, (run, beginning, length) => {
      if (length === 1) [inScams, elsewhere] = [UNKNOWN, UNKNOWN];
      inScams = scams.likelihood(run, beginning, inScams);
      elsewhere = others.likelihood(run, beginning, elsewhere);
      if (length > limits.always && scams.met(run) + others.met(run) < limits.fewest) return;
      into[run] = Math.max(-MOST, Math.min(MOST, Math.log(inScams / elsewhere)));
    });
  }
}
