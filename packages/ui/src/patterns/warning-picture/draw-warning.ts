import type { ThreadLetter } from '../../components/woven-band/draft.ts';
import { bandDraft } from '../../components/woven-band/draft.ts';
import { light } from '../../theme/themes/light.ts';
import { WARNING_PATHS } from '../verdict-mark/warning-paths.ts';
import { fit, write } from './lines.ts';
import { smallPng } from './small-png.ts';

/** All that stands on the picture of a warning, already translated. */
export interface WarningWords {
  readonly verdict: 'danger' | 'caution';
  /** The verdict in a word or two: "Danger". */
  readonly word: string;
  readonly sentence: string;
  /** Above the action: "Que faire maintenant". */
  readonly heading: string;
  /** What to do first. */
  readonly action: string;
  /** The address and the author of the warning. */
  readonly notice: string;
}

/** In pixels. As wide as phones show a picture in a talk without making it larger. */
const WIDTH = 720;
const EDGE = 40;
const THREAD = 8;
const MARK = 128;
const FIELD = 64;
const GAP = 28;
const BOX_EDGE = 28;
const INNER = WIDTH - 2 * EDGE;
const BOXED = INNER - 2 * BOX_EDGE;
const CORNER = 16;

const THREADS: Readonly<Record<ThreadLetter, string>> = {
  i: light.thread.indigo,
  s: light.thread.sun,
  l: light.thread.laterite,
  g: light.thread.leaf,
  c: light.thread.cotton,
};
const TONES = { danger: light.tone.danger, caution: light.tone.attention };

/** The strip of cloth across the upper edge. */
function drawBand(brush: CanvasRenderingContext2D): void {
  for (const [y, row] of bandDraft.entries())
    for (let x = 0; x < WIDTH / THREAD; x += 1) {
      brush.fillStyle = THREADS[row.charAt(x % row.length) as ThreadLetter];
      brush.fillRect(x * THREAD, y * THREAD, THREAD, THREAD);
    }
}

/** Octagon or triangle: told apart without colour. */
function drawMark(brush: CanvasRenderingContext2D, verdict: WarningWords['verdict'], top: number): void {
  const [outline, sign] = WARNING_PATHS[verdict];
  brush.save();
  brush.translate(EDGE, top);
  brush.scale(MARK / FIELD, MARK / FIELD);
  brush.fillStyle = TONES[verdict].solid;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  brush.fill(new Path2D(outline));
  brush.strokeStyle = TONES[verdict].onSolid;
  brush.lineWidth = 5;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(sign));
  brush.restore();
}

/**
 * Draws a warning as a picture to be sent: by the browser alone, in the light theme whatever the page wears, in the letters of the page.
 *
 * @returns a PNG, 720 pixels wide and as high as its words need, of about 20 KB; in older browsers of 70.
 * @throws TypeError where the browser cannot draw.
 */
export async function drawWarning(words: WarningWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  // The picture is opaque: one channel less saves a quarter of the points.
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new TypeError('This browser draws no pictures.');
  const { fontFamily: family } = getComputedStyle(document.body);
  const { soft, onSoft } = TONES[words.verdict];
  const inColumn = { width: INNER, family };
  const inBox = { width: BOXED, family };
  const word = fit(brush, words.word, { size: 72, isBold: true }, { width: INNER - MARK - GAP, family });
  const sentence = fit(brush, words.sentence, { size: 36 }, inColumn);
  const heading = fit(brush, words.heading, { size: 30, isBold: true }, inBox);
  const action = fit(brush, words.action, { size: 36 }, inBox);
  const notice = fit(brush, words.notice, { size: 26 }, inColumn);

  const headTop = bandDraft.length * THREAD + EDGE;
  const headHeight = Math.max(MARK, word.height);
  const sentenceTop = headTop + headHeight + GAP;
  const boxTop = sentenceTop + sentence.height + GAP;
  const headingTop = boxTop + BOX_EDGE;
  const actionTop = headingTop + heading.height + GAP / 2;
  const boxBottom = actionTop + action.height + BOX_EDGE;
  const noticeTop = boxBottom + GAP;
  canvas.width = WIDTH;
  canvas.height = noticeTop + notice.height + EDGE;

  brush.fillStyle = light.color.surface;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  drawBand(brush);
  drawMark(brush, words.verdict, headTop + (headHeight - MARK) / 2);
  brush.fillStyle = soft;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  brush.fill(new Path2D(rounded(EDGE, boxTop, INNER, boxBottom - boxTop)));
  const inBoxLeft = EDGE + BOX_EDGE;
  const wordTop = headTop + (headHeight - word.height) / 2;
  write(brush, word, { left: EDGE + MARK + GAP, top: wordTop, color: onSoft, family });
  write(brush, sentence, { left: EDGE, top: sentenceTop, color: light.color.ink, family });
  write(brush, heading, { left: inBoxLeft, top: headingTop, color: onSoft, family });
  write(brush, action, { left: inBoxLeft, top: actionTop, color: light.color.ink, family });
  write(brush, notice, { left: EDGE, top: noticeTop, color: light.color.inkMuted, family });

  const small = await smallPng(brush.getImageData(0, 0, canvas.width, canvas.height)).catch(() => undefined);
  if (small) return small;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new TypeError('This browser keeps no pictures.');
  return picture;
}

/** `roundRect` is younger than the phones that we draw on. */
const rounded = (left: number, top: number, width: number, height: number): string =>
  `M${left + CORNER} ${top}h${width - 2 * CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${CORNER}v${height - 2 * CORNER}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${CORNER}h${2 * CORNER - width}a${CORNER} ${CORNER} 0 0 1 ${-CORNER} ${-CORNER}v${2 * CORNER - height}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${-CORNER}Z`;
