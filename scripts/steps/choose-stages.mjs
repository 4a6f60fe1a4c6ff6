/** A word on the command line that names no stage, or one that names some tests of a stage that runs as a whole. */
export class WrongChoice extends Error {}

/**
 * What to run, of all stages.
 *
 * @template {{ name: string, takesWords?: boolean }} Stage
 * @param {readonly Stage[]} stages in the order in which they run.
 * @param {readonly string[]} words names of stages; `unit=PATH`, `stories=PATH` or `end-to-end=WORD` runs only the tests of a stage whose
 * file has the word in its path, and may stand several times. Without any, all stages.
 * @returns {(Stage & { words: string[] })[]} in their order, with the words of each. A stage that is needed by chosen ones
 * (`neededBy`) is among them.
 * @throws {WrongChoice} if a word names no stage.
 */
export function chooseStages(stages, words) {
  const chosen = new Map();
  for (const word of words) {
    const [name, part] = splitOnce(word);
    const stage = stages.find((each) => each.name === name);
    if (!stage) throw new WrongChoice(`There is no stage "${name}". ${stagesAre(stages)}`);
    if (part !== undefined && !stage.takesWords)
      throw new WrongChoice(`The stage "${name}" runs as a whole: write "${name}", without "=${part}".`);
    if (part === '')
      throw new WrongChoice(`"${word}" names no tests: write a part of a file's path behind "=".`);
    chosen.set(name, [...(chosen.get(name) ?? []), ...(part ? [part] : [])]);
  }
  const isWanted = ({ name, neededBy = [] }) =>
    chosen.size === 0 || chosen.has(name) || neededBy.some((other) => chosen.has(other));
  return stages.filter(isWanted).map((stage) => ({ ...stage, words: chosen.get(stage.name) ?? [] }));
}

const splitOnce = (word) => {
  const at = word.indexOf('=');
  return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
};

const stagesAre = (stages) => {
  const names = stages.map(({ name, takesWords }) => (takesWords ? `${name}[=PATH]` : name));
  return `The stages are ${names.join(', ')}.`;
};
