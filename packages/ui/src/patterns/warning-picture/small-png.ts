/** An indexed picture has no more. */
const MOST_COLORS = 256;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits a point, each the place of a colour in the list. */
const INDEXED = [8, 3, 0, 0, 0];

/** Neighbouring shades, as the edges of letters have them, are one colour. Paper and a pale box on it are two. */
const shadeOf = (red: number, green: number, blue: number): number =>
  ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);

/** The points of a picture as places in a list of few colours. */
export interface FewColors {
  /** Red, green and blue of each colour in turn. */
  readonly palette: Uint8Array<ArrayBuffer>;
  /** Each line has a zero before it: how a PNG says that the line is written as it is. */
  readonly lines: Uint8Array<ArrayBuffer>;
}

/**
 * Takes neighbouring shades together. A surface keeps its exact colour, since it is the most frequent of its shades.
 *
 * @returns undefined for a picture of too many colours, such as a photograph.
 */
export function inFewColors({ data, width, height }: ImageData): FewColors | undefined {
  const counts = new Map<number, Map<number, number>>();
  const at = (point: number) =>
    [data[4 * point] ?? 0, data[4 * point + 1] ?? 0, data[4 * point + 2] ?? 0] as const;
  for (let point = 0; point < width * height; point += 1) {
    const [red, green, blue] = at(point);
    const shade = shadeOf(red, green, blue);
    const colors = counts.get(shade) ?? new Map<number, number>();
    const color = (red << 16) | (green << 8) | blue;
    colors.set(color, (colors.get(color) ?? 0) + 1);
    counts.set(shade, colors);
  }
  if (counts.size > MOST_COLORS) return undefined;
  const places = new Map([...counts.keys()].map((shade, place) => [shade, place]));
  const palette = [...counts.values()].flatMap((colors) => {
    const most = Math.max(...colors.values());
    const [color] = [...colors].find(([, count]) => count === most) ?? [0];
    return [color >> 16, (color >> 8) & 255, color & 255];
  });
  const lines = new Uint8Array(height * (width + 1));
  for (let point = 0; point < width * height; point += 1)
    lines[point + Math.floor(point / width) + 1] = places.get(shadeOf(...at(point))) ?? 0;
  return { palette: new Uint8Array(palette), lines };
}

/**
 * A PNG of a drawing: a browser's own is three times as large, because it spends no time and keeps every shade.
 *
 * @returns undefined where the browser cannot compress, or the picture has too many colours.
 */
export async function smallPng(picture: ImageData): Promise<Blob | undefined> {
  const few = inFewColors(picture);
  if (!few || typeof CompressionStream === 'undefined') return undefined;
  const stream = new Blob([few.lines]).stream().pipeThrough(new CompressionStream('deflate'));
  const points = new Uint8Array(await new Response(stream).arrayBuffer());
  const header = [...number(picture.width), ...number(picture.height), ...INDEXED];
  const parts = [
    chunk('IHDR', new Uint8Array(header)),
    chunk('PLTE', few.palette),
    chunk('IDAT', points),
    chunk('IEND', new Uint8Array()),
  ];
  return new Blob([new Uint8Array(SIGNATURE), ...parts], { type: 'image/png' });
}

/** Four bytes, the largest first. */
const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** A part of the file: its length, its name and content, and their check sum (PNG specification, section 5). */
function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const letters = [...name].map((letter) => letter.charCodeAt(0));
  const whole = new Uint8Array(content.length + 12);
  whole.set(number(content.length));
  whole.set(letters, 4);
  whole.set(content, 8);
  whole.set(number(checkSum(whole.subarray(4, -4))), content.length + 8);
  return whole;
}

/** CRC-32. */
function checkSum(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  }
  return ~sum >>> 0;
}
