/** Letters and line of a piece of text. */
export interface Hand {
  /** In pixels. */
  readonly size: number;
  readonly isBold?: boolean;
}

/** How far it is from one line to the next. */
const LEADING = 1.35;

/** A text that fits: its lines, and how high they are together, in pixels. */
export interface Lines {
  readonly lines: readonly string[];
  readonly height: number;
  readonly hand: Hand;
}

type Measure = (text: string) => number;

/** As much of a word as fits; at least one letter. */
function head(word: string, width: number, measure: Measure): string {
  const letters = [...word];
  let count = letters.length;
  while (count > 1 && measure(letters.slice(0, count).join('')) > width) count -= 1;
  return letters.slice(0, count).join('');
}

/** Puts words into lines of this width. A word that is longer than a line, such as an address, goes on in the next one. */
export function breakIntoLines(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (measure(longer) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = word;
      while (measure(line) > width && [...line].length > 1) {
        const begun = head(line, width, measure);
        lines.push(begun);
        line = line.slice(begun.length);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** The font of a hand, in the letters of the page. */
export const fontOf = ({ size, isBold = false }: Hand, family: string): string =>
  `${isBold ? 700 : 400} ${size}px ${family}`;

/** @returns the words in lines that are no wider than that. */
export function fit(
  brush: Pick<CanvasRenderingContext2D, 'font' | 'measureText'>,
  words: string,
  hand: Hand,
  { width, family }: { readonly width: number; readonly family: string },
): Lines {
  brush.font = fontOf(hand, family);
  const lines = breakIntoLines(words, width, (text) => brush.measureText(text).width);
  return { lines, height: Math.ceil(lines.length * hand.size * LEADING), hand };
}

/** Writes lines one under the other. `top` is the upper edge of the first. */
export function write(
  brush: CanvasRenderingContext2D,
  { lines, hand }: Lines,
  { left, top, color, family }: { left: number; top: number; color: string; family: string },
): void {
  brush.font = fontOf(hand, family);
  brush.fillStyle = color;
  brush.textBaseline = 'middle';
  const step = hand.size * LEADING;
  for (const [index, line] of lines.entries()) brush.fillText(line, left, top + step * (index + 0.5));
}
