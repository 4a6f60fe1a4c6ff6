import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The text does not hold what something new is to be put beside: the project has changed, and the recipe has to follow. */
export class NoAnchor extends Error {
  constructor(file, anchor) {
    super(`${file} has no ${anchor}: its recipe in scripts/new is out of date.`);
  }
}

/** Collects what is written and changed, so that nothing is touched if anything does not fit. */
export class Project {
  #root;
  #texts = new Map();

  constructor(root) {
    this.#root = root;
  }

  get files() {
    return [...this.#texts.keys()];
  }

  async read(file) {
    return this.#texts.get(file) ?? (await readFile(path.join(this.#root, file), 'utf8'));
  }

  exists(file) {
    return this.#texts.has(file) || existsSync(path.join(this.#root, file));
  }

  /** A new file. */
  create(file, text) {
    if (this.exists(file)) throw new Error(`${file} is there already.`);
    this.#texts.set(file, text);
  }

  /**
   * Puts a text before the first place that matches, in a file that is there.
   *
   * @param {string} file
   * @param {RegExp} anchor
   * @param {string} text
   */
  async insertBefore(file, anchor, text) {
    const old = await this.read(file);
    const at = old.search(anchor);
    if (at === -1) throw new NoAnchor(file, anchor);
    this.#texts.set(file, old.slice(0, at) + text + old.slice(at));
  }

  /** The same behind the first place that matches. */
  async insertAfter(file, anchor, text) {
    const old = await this.read(file);
    const match = anchor.exec(old);
    if (!match) throw new NoAnchor(file, anchor);
    const at = match.index + match[0].length;
    this.#texts.set(file, old.slice(0, at) + text + old.slice(at));
  }

  async change(file, change) {
    this.#texts.set(file, change(await this.read(file)));
  }

  async save() {
    for (const [file, text] of this.#texts) {
      const target = path.join(this.#root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
}
