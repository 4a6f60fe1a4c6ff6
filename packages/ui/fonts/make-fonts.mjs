/**
 * Cuts Andika's files to what our languages need. French comes first: every visitor pays for it. What Yoruba and Wolof have beside it
 * costs 2 KB there; in a file of its own it would be so small that bundlers put it into style sheets, where a strict
 * Content-Security-Policy refuses it. The letters of Fon and Dioula stand in Andika's large second file, and are cut out of it with
 * the tones that are set on them. Hinting is left out: Android and iOS do not use it, and it is half of a small file. What is left is 3 KB,
 * which `src/theme/fonts.css` tells bundlers to leave a file. Run after a new version of Andika; the files are committed, and
 * `src/theme/fonts.css` names their letters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const FRENCH = `${ASCII}àâäæçéèêëîïôöùûüÿœÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŸŒáíóúñìòÁÌÍÑÒÓÚẹọṣẸỌṢńǹ«»·°²×€–—…‘’“”„•→©\u00a0\u202f\u0300\u0301\u0323`;
const WEST_AFRICAN = 'ƉɖƐɛŊŋƆɔƝɲǍǎĚěǏǐǑǒǓǔ';
/** Grave, acute, circumflex, tilde, macron, caron, dot below. */
const TONES = '\u0300\u0301\u0302\u0303\u0304\u030c\u0323';

const CUTS = [
  { from: 'latin', to: 'andika-french', letters: FRENCH },
  { from: 'latin-ext', to: 'letters-of-west-africa', letters: WEST_AFRICAN + TONES },
];

for (const { from, to, letters } of CUTS) {
  for (const weight of [400, 700]) {
    const source = import.meta.resolve(`@fontsource/andika/files/andika-${from}-${weight}-normal.woff2`);
    const font = await readFile(fileURLToPath(source));
    const cut = await subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true });
    await writeFile(new URL(`${to}-${weight}.woff2`, import.meta.url), cut);
  }
}
