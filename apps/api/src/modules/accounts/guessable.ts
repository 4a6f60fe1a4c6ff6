import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Only so much of a long password is looked at, because the cost grows with the square of the length. Measured on the worst
 * passwords that we could write: 40 ms, and 200 ms at 72 characters.
 */
const LOOKED_AT = 32;
/** Score of what is found within a million guesses. Source: zxcvbn, USENIX Security 2016. */
const TOO_FEW_GUESSES = 1;

/**
 * The 49,000 passwords most used, with their usual disguises (`P@ssw0rd1!`), rows of keys, repetitions and dates. Words of languages are
 * left out: three everyday words are what we advise, and the dictionaries take 60 MB and a second of work for one password.
 */
const newEstimator = () =>
  new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    maxLength: LOOKED_AT,
  });

/** Made for the first password: it takes a quarter of a second, which a server that starts need not wait. */
let estimator: ReturnType<typeof newEstimator> | undefined;

/** Whether a million guesses find it. */
export function isGuessable(password: string): boolean {
  estimator ??= newEstimator();
  return estimator.check(password.normalize('NFKC')).score <= TOO_FEW_GUESSES;
}
