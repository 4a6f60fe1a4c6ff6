import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { FONTS_FOLDER } from '../../built-files.ts';
import { bandOf, COLORS, markOf } from './outlines.ts';
import type { VerdictCard } from './verdict-card.ts';

/** In pixels. As wide as phones show a picture in a talk without making it larger. */
const WIDTH = 720;
const EDGE = 40;
const THREAD = 8;
const BAND = 5 * THREAD;
const MARK = 128;
const GAP = 28;
const INNER = WIDTH - 2 * EDGE;
const BOX_EDGE = 28;

/** The same few verdicts and actions come again and again; one is about 20 KB. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 60 });

/** A card as a PNG. Drawn once for the same words. */
export function drawCard(card: VerdictCard): Promise<Buffer> {
  const key = JSON.stringify(card);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = draw(card);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

/** The same as a file to be uploaded. */
export const pictureOf = async (card: VerdictCard): Promise<Blob> =>
  new Blob([new Uint8Array(await drawCard(card))], { type: 'image/png' });

async function draw({ verdict, word, sentence, heading, action, notice }: VerdictCard): Promise<Buffer> {
  const { soft, text } = COLORS[verdict];
  const [title, said, above, toDo, below] = await Promise.all([
    write(word, { size: 72, isBold: true, color: text, width: INNER - MARK - GAP }),
    write(sentence, { size: 36, color: COLORS.ink, width: INNER }),
    write(heading, { size: 30, isBold: true, color: text, width: INNER - 2 * BOX_EDGE }),
    write(action, { size: 36, color: COLORS.ink, width: INNER - 2 * BOX_EDGE }),
    write(notice, { size: 26, color: COLORS.muted, width: INNER }),
  ]);
  const markTop = BAND + EDGE;
  const saidTop = markTop + MARK + GAP;
  const boxTop = saidTop + said.height + GAP;
  const aboveTop = boxTop + BOX_EDGE;
  const toDoTop = aboveTop + above.height + GAP;
  const boxHeight = toDoTop + toDo.height + BOX_EDGE - boxTop;
  const belowTop = boxTop + boxHeight + GAP;
  const height = belowTop + below.height + EDGE;
  const titleTop = Math.round(markTop + (MARK - title.height) / 2);
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    <rect width="${WIDTH}" height="${height}" fill="${COLORS.surface}"/>${bandOf(WIDTH, THREAD)}
    ${markOf(verdict, EDGE, markTop, MARK)}
    <rect x="${EDGE}" y="${boxTop}" width="${INNER}" height="${boxHeight}" rx="16" fill="${soft}"/></svg>`;
  return (
    sharp(Buffer.from(shapes))
      .composite([
        { input: title.picture, left: EDGE + MARK + GAP, top: titleTop },
        { input: said.picture, left: EDGE, top: saidTop },
        { input: above.picture, left: EDGE + BOX_EDGE, top: aboveTop },
        { input: toDo.picture, left: EDGE + BOX_EDGE, top: toDoTop },
        { input: below.picture, left: EDGE, top: belowTop },
      ])
      .flatten({ background: COLORS.surface })
      // A few colours are enough for letters, and a third of the bytes.
      .png({ palette: true, colours: 32, effort: 3, compressionLevel: 9 })
      .toBuffer()
  );
}

interface Hand {
  readonly size: number;
  readonly color: string;
  readonly width: number;
  readonly isBold?: boolean;
}

/** Words in lines of this width, as a picture of their own. */
async function write(words: string, { size, color, width, isBold = false }: Hand) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${inMarkup(words)}</span>`,
      // Our own letters: what a machine has installed draws boxes, or nothing.
      fontfile: `${FONTS_FOLDER}/andika-${isBold ? 700 : 400}.ttf`,
      font: `Andika ${isBold ? 'Bold ' : ''}${size}`,
      dpi: 72,
      width,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, height: info.height };
}

const inMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
