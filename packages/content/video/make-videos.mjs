/**
 * Makes the videos: draws the slides of `texts/<language>/videos/<id>.yaml`, speaks them, writes captions, and encodes
 * all of it into `videos/<language>/<id>.mp4` and `.vtt`, with a picture without words in `videos/<id>.webp`. What came
 * out is measured in `src/videos/measured.json`. Run it after changing a script, for all videos or for those named:
 *
 *     apt-get install chromium ffmpeg libttspico-utils    (the last one from Debian's non-free section)
 *     node video/make-videos.mjs [id …]
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { openBrowser } from '../drawing/browser.mjs';
import { measure, seconds } from '../voice/loudness.mjs';
import { captions } from './captions.mjs';
import { encodePoster, encodeVideo } from './encode.mjs';
import { photographer } from './pictures.mjs';
import { posterHtml, slideHtml } from './slides.mjs';
import { timeline } from './timeline.mjs';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));
const LANGUAGES = ['fr', 'en'];
const MEASURED = at('../src/videos/measured.json');
/** Which text each film was made from, for the test that finds films that are out of date. */
const MADE_FROM = at('../videos/made-from.json');

const wanted = process.argv.slice(2);
const scripts = LANGUAGES.flatMap((language) => {
  const folder = at(`../texts/${language}/videos`);
  const ids = readdirSync(folder).map((name) => name.replace(/\.yaml$/, ''));
  return ids
    .filter((id) => wanted.length === 0 || wanted.includes(id))
    .map((id) => ({ language, id, source: readFileSync(join(folder, `${id}.yaml`), 'utf8') }));
});

const work = mkdtempSync(join(tmpdir(), 'videos-'));
const browser = await openBrowser();
const style = readFileSync(at('./slide-style.css'), 'utf8');
const photograph = await photographer(browser, { style, width: 960, height: 540 });
const known = (file) => (wanted.length === 0 ? {} : JSON.parse(readFileSync(file, 'utf8')));
const measured = known(MEASURED);
const madeFrom = known(MADE_FROM);

for (const { language, id, source } of scripts) {
  const script = parse(source);
  const folder = join(work, `${language}-${id}`);
  mkdirSync(folder);
  const { scenes, cues, sound, seconds: length } = timeline(language, script);
  const pictures = [];
  for (const [place, { slide, now, from, to }] of scenes.entries()) {
    const picture = join(folder, `${place}.png`);
    await photograph(slideHtml(slide, now), picture);
    pictures.push({ picture, from, to });
  }
  const file = at(`../videos/${language}/${id}.mp4`);
  mkdirSync(at(`../videos/${language}`), { recursive: true });
  encodeVideo({ pictures, sound, seconds: length, folder, file });
  writeFileSync(file.replace('.mp4', '.vtt'), captions(cues));

  const poster = join(folder, 'poster.png');
  await photograph(posterHtml(script.poster), poster);
  encodePoster(poster, at(`../videos/${id}.webp`));

  const found = { seconds: seconds(file), bytes: statSync(file).size };
  const { loudness, peak } = measure(file);
  measured[`${language}/${id}`] = found;
  madeFrom[`${language}/${id}`] = {
    script: createHash('sha256').update(source).digest('hex'),
    loudness,
    peak,
  };
  process.stdout.write(
    `${language}/${id} ${found.seconds} s ${found.bytes} bytes ${loudness} LUFS ${peak} dBTP\n`,
  );
}
await browser.close();
rmSync(work, { recursive: true });

const write = (file, entries) =>
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(Object.entries(entries).toSorted()), null, 2)}\n`);
write(MEASURED, measured);
write(MADE_FROM, madeFrom);
