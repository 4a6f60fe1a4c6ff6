import { crc32 } from '../src/inference/crc32.ts';
import { HEAD, LISTS, type Section, type SectionType } from '../src/inference/weights-file.ts';

/** A shorter string stays in the description. */
const SHORTEST_SECTION = 64;
const ALIGNMENT = 8;

/**
 * Encodes learned weights as a file: numbers, short strings, objects of them, and lists of numbers. `decodeWeights` gives them back.
 *
 * @param name - says what the weights are, and is checked when they are read.
 * @throws {Error} if a long string is not ASCII.
 */
export function encodeWeights(name: string, weights: object): Uint8Array {
  const sections: Uint8Array[] = [];
  let length = 0;
  const add = (type: SectionType, bytes: Uint8Array): Section => {
    const offset = length;
    sections.push(bytes, new Uint8Array(padding(bytes.length)));
    length += bytes.length + padding(bytes.length);
    return { section: [type, offset, bytes.length] };
  };
  const text = JSON.stringify({ name, value: weights }, (_, value: unknown) => {
    if (typeof value === 'string' && value.length >= SHORTEST_SECTION) return add('ascii', asciiOf(value));
    const type = typeOf(value);
    return type === undefined ? value : add(type, bytesOf(value as Int32Array));
  });
  const description = new TextEncoder().encode(text);
  const spaces = new Uint8Array(padding(description.length)).fill(0x20);
  const content = joined([description, spaces, ...sections]);
  const head = new DataView(new ArrayBuffer(HEAD.length));
  const numbers = [HEAD.magic, HEAD.version, description.length + spaces.length, length, crc32(content)];
  for (const [index, number] of numbers.entries()) head.setUint32(index * 4, number, true);
  return joined([new Uint8Array(head.buffer), content]);
}

const padding = (length: number): number => (ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT;

function typeOf(value: unknown): SectionType | undefined {
  const known = Object.entries(LISTS).find(([, List]) => value instanceof List);
  return known?.[0] as SectionType | undefined;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function asciiOf(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length !== text.length) throw new Error('A long string of weights is not ASCII.');
  return bytes;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
