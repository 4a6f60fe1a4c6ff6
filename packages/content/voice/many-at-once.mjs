import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { LOUDNESS, PEAK } from './loudness.mjs';
import { TONE } from './speak.mjs';

/** Starting ffmpeg takes longer than its work on one sentence, so it gets so many at once. */
const AT_ONCE = 40;

const quiet = ['-y', '-v', 'error', '-fflags', '+bitexact'];
const limiter = `alimiter=limit=${10 ** (PEAK / 20)}:attack=2:release=40:level=disabled`;
const chain = (gain) => `${TONE},volume=${gain.toFixed(2)}dB,${limiter}`;

/**
 * Integrated loudness in LUFS and true peak in dBTP of many sounds.
 *
 * @param {readonly { file: string, filters?: string }[]} sounds
 */
export function measureMany(sounds) {
  return inGroups(sounds, (group) => {
    const inputs = group.flatMap(({ file }) => ['-i', file]);
    const outputs = group.flatMap(({ file, filters = 'anull' }, place) => {
      const print = `ametadata=mode=print:file=${file}.txt`;
      return [
        '-map',
        `${place}:a`,
        '-af',
        `${filters},ebur128=peak=true:metadata=1,${print}`,
        '-f',
        'null',
        '-',
      ];
    });
    execFileSync('ffmpeg', [...quiet, ...inputs, ...outputs], { stdio: ['ignore', 'ignore', 'inherit'] });
    return group.map(({ file }) => {
      const told = readFileSync(`${file}.txt`, 'utf8');
      rmSync(`${file}.txt`);
      const last = (name) =>
        Number(told.slice(told.lastIndexOf(`${name}=`) + name.length + 1).split('\n', 1)[0]);
      const peak = Math.max(
        ...[...told.matchAll(/true_peaks_ch0=([\d.]+)/g)].map(([, value]) => Number(value)),
      );
      return { loudness: round(last('lavfi.r128.I')), peak: round(20 * Math.log10(peak)) };
    });
  });
}

/** For each wave the filters that make it as loud as all others: see `filtersFor`. */
export function filtersForMany(waves) {
  let gains = measureMany(waves.map((file) => ({ file, filters: TONE }))).map(
    ({ loudness }) => LOUDNESS - loudness,
  );
  for (let turn = 0; turn < 2; turn += 1) {
    const heard = measureMany(waves.map((file, place) => ({ file, filters: chain(gains[place]) })));
    gains = gains.map((gain, place) => gain + LOUDNESS - heard[place].loudness);
  }
  return gains.map(chain);
}

/** @param {readonly { wave: string, filters: string, into: readonly { file: string, format: readonly string[] }[] }[]} sounds */
export function encodeMany(sounds) {
  inGroups(sounds, (group) => {
    const inputs = group.flatMap(({ wave }) => ['-i', wave]);
    const plain = ['-map_metadata', '-1', '-flags:a', '+bitexact', '-fflags', '+bitexact', '-ac', '1'];
    const outputs = group.flatMap(({ filters, into }, place) =>
      into.flatMap(({ file, format }) => ['-map', `${place}:a`, '-af', filters, ...format, ...plain, file]),
    );
    execFileSync('ffmpeg', [...quiet, ...inputs, ...outputs]);
    return group;
  });
}

const round = (value) => Math.round(value * 10) / 10;

function inGroups(all, work) {
  const done = [];
  for (let from = 0; from < all.length; from += AT_ONCE) done.push(...work(all.slice(from, from + AT_ONCE)));
  return done;
}
