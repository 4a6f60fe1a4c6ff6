import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filtersFor } from '../voice/loudness.mjs';
import { writeWave } from '../voice/wave.mjs';

/** Nothing moves between two pictures, so few are enough. */
const PICTURES_A_SECOND = 10;

const run = (args) => execFileSync('ffmpeg', ['-y', '-v', 'error', '-fflags', '+bitexact', ...args]);

/**
 * H.264 and AAC in MP4, which every telephone plays, with the index in front so that it starts at once.
 *
 * @param pictures files and how many seconds each is seen, in order
 */
export function encodeVideo({ pictures, sound, seconds, folder, file }) {
  const wave = join(folder, 'sound.wav');
  writeWave(wave, sound);
  const list = join(folder, 'pictures.txt');
  const lines = pictures.map(
    ({ picture, from, to }) => `file '${picture}'\nduration ${(to - from).toFixed(4)}`,
  );
  writeFileSync(list, `${lines.join('\n')}\nfile '${pictures.at(-1).picture}'\n`);
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-i', wave];
  const frames = ['-vf', `fps=${PICTURES_A_SECOND},format=yuv420p`, '-t', seconds.toFixed(3), '-g', '600'];
  const sight = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'veryslow',
    '-tune',
    'stillimage',
    '-crf',
    '27',
  ];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const voice = ['-af', filtersFor(wave), '-c:a', 'aac', '-b:a', '40k', '-ac', '1', '-ar', '24000'];
  const output = ['-map_metadata', '-1', '-flags', '+bitexact', '-movflags', '+faststart', file];
  run([...input, ...frames, ...sight, ...colours, ...voice, ...output]);
}

export function encodePoster(picture, file) {
  run([
    '-i',
    picture,
    '-c:v',
    'libwebp',
    '-quality',
    '60',
    '-compression_level',
    '6',
    '-preset',
    'drawing',
    file,
  ]);
}
