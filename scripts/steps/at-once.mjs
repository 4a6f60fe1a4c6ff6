import { availableParallelism } from 'node:os';

/**
 * Does pieces of work side by side, as many at once as the machine has cores.
 *
 * @param {readonly (() => Promise<unknown>)[]} pieces
 * @returns {Promise<void>} rejects with the first failure, once no piece is under way any more.
 */
export async function atOnce(pieces) {
  const waiting = [...pieces];
  const failures = [];
  const takeTurns = async () => {
    while (waiting.length > 0 && failures.length === 0) {
      await waiting
        .shift()()
        .catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
