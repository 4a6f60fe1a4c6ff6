/**
 * Speaks the texts of `texts/<language>/audio.yaml` into `audio/<language>/<id>.opus` and `.mp3`, measures the encoded
 * files, and writes what it found to `audio/recordings.json`. Run it after changing a text:
 *
 *     apt-get install espeak-ng ffmpeg
 *     node audio/make-audio.mjs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * Of the variants that espeak-ng brings, "Annie" puts the most energy between 1 and 4 kHz, which is what the speaker of a
 * cheap phone can play, with the smallest peaks. The base names must be `fr` and `en`: on `fr-fr` or `en-gb` espeak-ng
 * silently ignores a variant.
 */
const VOICES = { fr: 'fr+Annie', en: 'en+Annie' };
const WORDS_A_MINUTE = 140;
/** In units of 10 ms. */
const GAP_BETWEEN_WORDS = 2;

const LOUDNESS = -16;
const PEAK = -2;
const FORMATS = {
  opus: ['-c:a', 'libopus', '-b:a', '24k', '-application', 'voip', '-frame_duration', '60', '-ar', '48000'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '32k', '-ar', '22050', '-write_xing', '0', '-id3v2_version', '0'],
};

/** @returns integrated loudness in LUFS and true peak in dBTP */
function measure(file, filters = 'anull') {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', file, '-af', `${filters},ebur128=peak=true`, '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const value = (pattern) => Number(pattern.exec(summary)?.[1]);
  return { loudness: value(/I:\s+(-?[\d.]+) LUFS/), peak: value(/Peak:\s+(-?[\d.]+) dBFS/) };
}

function seconds(file) {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', args, { encoding: 'utf8' }));
}

function speak(language, text, wave) {
  // espeak-ng spells capitals out: "P, I, N".
  const spoken = text.replace(/\bPIN\b/g, 'pin');
  const settings = ['-v', VOICES[language], '-s', `${WORDS_A_MINUTE}`, '-g', `${GAP_BETWEEN_WORDS}`, '-z'];
  execFileSync('espeak-ng', [...settings, '-w', wave, spoken]);
}

/** The limiter takes off some loudness, so the gain is corrected by what was missing. */
function filtersFor(wave) {
  const limiter = `alimiter=limit=${10 ** (PEAK / 20)}:attack=2:release=40:level=disabled`;
  const chain = (gain) => `highpass=f=90,adelay=80,apad=pad_dur=0.15,volume=${gain}dB,${limiter}`;
  let gain = LOUDNESS - measure(wave, 'highpass=f=90').loudness;
  for (let round = 0; round < 3; round += 1) gain += LOUDNESS - measure(wave, chain(gain)).loudness;
  return chain(gain.toFixed(2));
}

function encode(wave, filters, extension, file) {
  const quiet = ['-y', '-v', 'error', '-fflags', '+bitexact', '-i', wave];
  const plain = ['-map_metadata', '-1', '-flags:a', '+bitexact', '-fflags', '+bitexact', '-ac', '1'];
  execFileSync('ffmpeg', [...quiet, '-af', filters, ...FORMATS[extension], ...plain, file]);
}

const recordings = {};
const work = mkdtempSync(join(tmpdir(), 'audio-'));
for (const language of Object.keys(VOICES)) {
  mkdirSync(join(HERE, language), { recursive: true });
  const texts = parse(readFileSync(join(HERE, `../texts/${language}/audio.yaml`), 'utf8'));
  for (const [id, text] of Object.entries(texts)) {
    const wave = join(work, `${language}-${id}.wav`);
    speak(language, text, wave);
    const filters = filtersFor(wave);
    for (const extension of Object.keys(FORMATS)) {
      const name = `${language}/${id}.${extension}`;
      const file = join(HERE, name);
      encode(wave, filters, extension, file);
      recordings[name] = { text, bytes: statSync(file).size, seconds: seconds(file), ...measure(file) };
      const { bytes, seconds: length, loudness, peak } = recordings[name];
      process.stdout.write(
        `${name.padEnd(36)} ${length.toFixed(1)} s ${bytes} bytes ${loudness} LUFS ${peak} dBTP\n`,
      );
    }
  }
}
rmSync(work, { recursive: true });
writeFileSync(join(HERE, 'recordings.json'), `${JSON.stringify(recordings, null, 2)}\n`);
