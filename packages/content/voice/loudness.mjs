import { execFileSync, spawnSync } from 'node:child_process';
import { TONE } from './speak.mjs';

/** In LUFS: loud enough for a cheap speaker in a market. */
export const LOUDNESS = -16;
/** In dBTP; encoding adds up to 2 dB. */
export const PEAK = -4;

/** @returns integrated loudness in LUFS and true peak in dBTP */
export function measure(file, filters = 'anull') {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', `${filters},ebur128=peak=true`, '-f', 'null', '-'],
    { encoding: 'utf8' },
  );
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const value = (pattern) => Number(pattern.exec(summary)?.[1]);
  return { loudness: value(/I:\s+(-?[\d.]+) LUFS/), peak: value(/Peak:\s+(-?[\d.]+) dBFS/) };
}

export function seconds(file) {
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', args, { encoding: 'utf8' }));
}

/** Filters that make a recording as loud as all others. The limiter takes off some loudness, so the gain is corrected by what was missing. */
export function filtersFor(wave) {
  const limiter = `alimiter=limit=${10 ** (PEAK / 20)}:attack=2:release=40:level=disabled`;
  const chain = (gain) => `${TONE},volume=${gain}dB,${limiter}`;
  let gain = LOUDNESS - measure(wave, TONE).loudness;
  for (let round = 0; round < 3; round += 1) gain += LOUDNESS - measure(wave, chain(gain)).loudness;
  return chain(gain.toFixed(2));
}
