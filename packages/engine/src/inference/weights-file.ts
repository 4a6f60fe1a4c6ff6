import { crc32 } from './crc32.ts';

/**
 * A file of learned weights: a fixed head, a description in JSON, then the data. All numbers are little-endian.
 *
 * | bytes | hold |
 * |---|---|
 * | 0–3 | the magic, "SGWT" |
 * | 4–7 | version of this format |
 * | 8–11 | length of the description, a multiple of 8 |
 * | 12–15 | length of the data |
 * | 16–19 | CRC-32 of description and data |
 * | 20–23 | zero |
 *
 * The description is `{name, value}`. `value` is what was encoded, with a {@link Section} in the place of each list of numbers and each
 * long string. The layout is that of safetensors, with a checksum.
 */
export const HEAD = { magic: 0x54574753, version: 1, length: 24 } as const;

/** What a section holds. `ascii` is a string, one byte a letter. */
export const LISTS = { i8: Int8Array, i16: Int16Array, i32: Int32Array, f64: Float64Array } as const;
export type SectionType = keyof typeof LISTS | 'ascii';

/** The place of a list or string in the data: its type, its first byte, a multiple of 8, and its length in bytes. */
export interface Section {
  readonly section: readonly [type: SectionType, offset: number, length: number];
}

/**
 * Decodes a file of weights.
 *
 * @param name - the name that it was encoded with.
 * @throws {Error} if the bytes are not whole, are of another version, or hold other weights.
 */
export function decodeWeights<Weights>(name: string, bytes: Uint8Array): Weights {
  const refuse = (why: string) => new Error(`The weights "${name}" cannot be used: ${why}.`);
  if (bytes.length < HEAD.length) throw refuse(`the file has ${bytes.length} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const at = (offset: number) => view.getUint32(offset, true);
  if (at(0) !== HEAD.magic || at(20) !== 0) throw refuse('this is not a file of weights');
  if (at(4) !== HEAD.version) throw refuse(`its format is version ${at(4)}, not ${HEAD.version}`);
  const dataFrom = HEAD.length + at(8);
  if (bytes.length !== dataFrom + at(12)) {
    throw refuse(`the file has ${bytes.length} bytes, not ${dataFrom + at(12)}`);
  }
  if (crc32(bytes.subarray(HEAD.length)) !== at(16)) throw refuse('its checksum is wrong');
  const text = new TextDecoder().decode(bytes.subarray(HEAD.length, dataFrom));
  const described: { name: string; value: Weights } = JSON.parse(text, (_, value) =>
    isSection(value) ? read(bytes.subarray(dataFrom), value) : value,
  );
  if (described.name !== name) throw refuse(`the file holds "${described.name}"`);
  return described.value;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && 'section' in value;
}

function read(data: Uint8Array, { section: [type, offset, length] }: Section) {
  // A list has to begin at a multiple of its numbers' size, so its bytes are copied. `slice` of Node's Buffer would not copy them.
  const bytes = new Uint8Array(data.subarray(offset, offset + length));
  return type === 'ascii' ? new TextDecoder().decode(bytes) : new LISTS[type](bytes.buffer);
}
