/**
 * Speaks the texts of `texts/<language>/audio.yaml`, `clips.yaml` and `src/clips/spoken-<language>.json` into
 * `audio/<language>/<id>.opus` and `.mp3`, measures the encoded files, and writes what it found to `audio/recordings.json`. What the
 * clips say goes to `src/clips/<language>.json` too, so that the browser finds the clip of a sentence. Only what is new or says
 * something else is spoken; what no text names any more goes. Run it after changing a text:
 *
 *     apt-get install ffmpeg libttspico-utils    (the latter from Debian's non-free section)
 *     npx vitest run apps/web/src/testing/spoken-sentences.test.ts --update
 *     node packages/content/audio/make-audio.mjs
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { encodeMany, filtersForMany, measureMany } from '../voice/many-at-once.mjs';
import { sentences, speak } from '../voice/speak.mjs';
import { RATE, silence, writeWave } from '../voice/wave.mjs';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));

/** In seconds. */
const AROUND = 0.1;
const BETWEEN_SENTENCES = 0.3;
const AT_ONCE = 40;

/** `many` are kept on telephones for when there is no network: there each kilobyte counts. */
const FORMATS = {
  few: {
    opus: ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-frame_duration', '60', '-ar', '48000'],
    mp3: ['-c:a', 'libmp3lame', '-b:a', '32k', '-ar', '22050', '-write_xing', '0', '-id3v2_version', '0'],
  },
  many: {
    opus: ['-c:a', 'libopus', '-b:a', '14k', '-application', 'voip', '-frame_duration', '60', '-ar', '48000'],
    mp3: ['-c:a', 'libmp3lame', '-b:a', '24k', '-ar', '16000', '-write_xing', '0', '-id3v2_version', '0'],
  },
};

const read = (language, name) => parse(readFileSync(at(`../texts/${language}/${name}.yaml`), 'utf8'));
const spoken = (language) => JSON.parse(readFileSync(at(`../src/clips/spoken-${language}.json`), 'utf8'));

const LIST = at('recordings.json');
const before = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
const recordings = {};
const work = mkdtempSync(join(tmpdir(), 'audio-'));

/** What is to be spoken, each with the names of its files. */
const wanted = ['fr', 'en'].flatMap((language) => {
  const clips = read(language, 'clips');
  writeFileSync(at(`../src/clips/${language}.json`), `${JSON.stringify(clips, null, 2)}\n`);
  const few = Object.entries({ ...read(language, 'audio'), ...clips });
  const many = Object.entries(spoken(language));
  const each =
    (formats) =>
    ([id, text]) => ({
      language,
      text,
      files: Object.entries(formats).map(([extension, format]) => ({
        name: `${language}/${id}.${extension}`,
        format,
      })),
    });
  return [...few.map(each(FORMATS.few)), ...many.map(each(FORMATS.many))];
});
const isThere = ({ text, files }) =>
  files.every(({ name }) => before[name]?.text === text && existsSync(at(name)));

for (const { files } of wanted.filter(isThere)) for (const { name } of files) recordings[name] = before[name];

const missing = wanted.filter((each) => !isThere(each));
for (const language of ['fr', 'en']) mkdirSync(at(language), { recursive: true });
for (let from = 0; from < missing.length; from += AT_ONCE) {
  const group = missing.slice(from, from + AT_ONCE).map((each, place) => {
    const said = sentences(each.text).flatMap((part) => [
      speak(each.language, part),
      silence(BETWEEN_SENTENCES),
    ]);
    const pieces = [silence(AROUND), ...said.slice(0, -1), silence(AROUND)];
    const wave = join(work, `${place}.wav`);
    writeWave(wave, pieces);
    return { ...each, wave, seconds: pieces.reduce((sum, { length }) => sum + length, 0) / RATE };
  });
  const filters = filtersForMany(group.map(({ wave }) => wave));
  encodeMany(
    group.map(({ wave, files }, place) => ({
      wave,
      filters: filters[place],
      into: files.map(({ name, format }) => ({ file: at(name), format })),
    })),
  );
  const made = group.flatMap(({ files, text, seconds }) =>
    files.map(({ name }) => ({ name, text, seconds })),
  );
  const measured = measureMany(made.map(({ name }) => ({ file: at(name) })));
  for (const [place, { name, text, seconds }] of made.entries())
    recordings[name] = { text, bytes: statSync(at(name)).size, seconds, ...measured[place] };
  // What was spoken need not be spoken again when this is ended early.
  writeFileSync(LIST, `${JSON.stringify({ ...before, ...recordings }, null, 2)}\n`);
  process.stdout.write(`${from + group.length} of ${missing.length} spoken\n`);
}

for (const language of ['fr', 'en'])
  for (const file of readdirSync(at(language)))
    if (!(`${language}/${file}` in recordings)) rmSync(at(`${language}/${file}`));
rmSync(work, { recursive: true });
const inOrder = wanted.flatMap(({ files }) => files.map(({ name }) => [name, recordings[name]]));
writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
