/** The cells of a to z, after the French alphabet of Louis Braille; the first ten are also 1 to 9 and 0. */
const LETTERS = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const FIGURES = '1234567890';
/** Figures without a sign before them: in the lower half of the cell, and with the sixth dot. */
const LOWER_FIGURES = '⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴';
const ANTOINE_FIGURES = '⠡⠣⠩⠹⠱⠫⠻⠳⠪';
const NUMBER_SIGNS = '⠼⠠';
const SPACE = '⠀';
const FIRST_LETTER = 97;

/** The meaning of each cell of a run of Braille. A sign that only announces figures has none. */
export function brailleCells(run: string): readonly string[] {
  let isFigures = false;
  return [...run].map((cell) => {
    if (NUMBER_SIGNS.includes(cell)) {
      isFigures = true;
      return '';
    }
    const letter = LETTERS.indexOf(cell);
    if (isFigures && letter >= 0 && letter < FIGURES.length) return FIGURES.charAt(letter);
    const figure = LOWER_FIGURES.includes(cell) ? LOWER_FIGURES.indexOf(cell) : ANTOINE_FIGURES.indexOf(cell);
    if (figure >= 0) return FIGURES.charAt(figure);
    isFigures = false;
    return cell === SPACE || letter < 0 ? ' ' : String.fromCharCode(FIRST_LETTER + letter);
  });
}
