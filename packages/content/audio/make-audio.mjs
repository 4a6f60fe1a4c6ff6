/**
 * Speaks the texts of `texts/<language>/audio.yaml` and `clips.yaml` into `audio/<language>/<id>.opus` and `.mp3`,
 * measures the encoded files, and writes what it found to `audio/recordings.json`. What the clips say goes to
 * `src/clips/<language>.json` too, so that the browser finds the clip of a sentence. Run it after changing a text:
 *
 *     apt-get install ffmpeg libttspico-utils    (the latter from Debian's non-free section)
 *     node audio/make-audio.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { filtersFor, measure, seconds } from '../voice/loudness.mjs';
import { sentences, speak } from '../voice/speak.mjs';
import { silence, writeWave } from '../voice/wave.mjs';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));

/** In seconds. */
const AROUND = 0.1;
const BETWEEN_SENTENCES = 0.3;

const FORMATS = {
  opus: ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-frame_duration', '60', '-ar', '48000'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '32k', '-ar', '22050', '-write_xing', '0', '-id3v2_version', '0'],
};

const read = (language, name) => parse(readFileSync(at(`../texts/${language}/${name}.yaml`), 'utf8'));

function encode(wave, filters, extension, file) {
  const quiet = ['-y', '-v', 'error', '-fflags', '+bitexact', '-i', wave];
  const plain = ['-map_metadata', '-1', '-flags:a', '+bitexact', '-fflags', '+bitexact', '-ac', '1'];
  execFileSync('ffmpeg', [...quiet, '-af', filters, ...FORMATS[extension], ...plain, file]);
}

const recordings = {};
const work = mkdtempSync(join(tmpdir(), 'audio-'));
for (const language of ['fr', 'en']) {
  rmSync(at(language), { recursive: true, force: true });
  mkdirSync(at(language));
  const clips = read(language, 'clips');
  writeFileSync(at(`../src/clips/${language}.json`), `${JSON.stringify(clips, null, 2)}\n`);
  for (const [id, text] of Object.entries({ ...read(language, 'audio'), ...clips })) {
    const wave = join(work, `${language}-${id}.wav`);
    const said = sentences(text).flatMap((part) => [speak(language, part), silence(BETWEEN_SENTENCES)]);
    writeWave(wave, [silence(AROUND), ...said.slice(0, -1), silence(AROUND)]);
    const filters = filtersFor(wave);
    for (const extension of Object.keys(FORMATS)) {
      const name = `${language}/${id}.${extension}`;
      encode(wave, filters, extension, at(name));
      recordings[name] = {
        text,
        bytes: statSync(at(name)).size,
        seconds: seconds(at(name)),
        ...measure(at(name)),
      };
      const { bytes, seconds: length, loudness, peak } = recordings[name];
      process.stdout.write(
        `${name.padEnd(36)} ${length.toFixed(1)} s ${bytes} bytes ${loudness} LUFS ${peak} dBTP\n`,
      );
    }
  }
}
rmSync(work, { recursive: true });
writeFileSync(at('recordings.json'), `${JSON.stringify(recordings, null, 2)}\n`);
