import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { difference, roughDifference } from './compare.mjs';
import { mainStories, viewsOf } from './main-stories.mjs';
import { pixelsOf, readSheet, writeSheet } from './sheet.mjs';

const story = (title, name) => ({ id: `${title}--${name}`.toLowerCase().replace('/', '-'), title, name });
const plain = (width, height, background) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('main stories', () => {
  const all = [
    story('Components/Badge', 'Long Word'),
    story('Components/Badge', 'Neutral'),
    story('Components/Badge', 'Danger'),
    story('Components/Badge', 'Dark'),
    story('Screens/Home', 'Phone'),
  ];

  it('are those that show more than other texts, windows and themes, of components alone', () => {
    const main = mainStories(all);
    expect([...main.keys()]).toEqual(['badge']);
    expect(main.get('badge').map(({ name }) => name)).toEqual(['Neutral', 'Danger']);
  });

  it('are seen in every theme at both widths, the later ones on a phone', () => {
    const views = viewsOf(mainStories(all).get('badge'));
    const of = (id) => views.filter((view) => view.story === id).length;
    expect(of('components-badge--neutral')).toBe(8);
    expect(of('components-badge--danger')).toBe(1);
  });
});

const compare = async (one, other) => difference(await pixelsOf(one), await pixelsOf(other));

describe('two pictures', () => {
  it('that are the same do not differ', async () => {
    const picture = await plain(180, 60, '#2b2f77');
    expect(await compare(picture, picture)).toBeUndefined();
  });

  it('of slightly different colours differ', async () => {
    const found = await compare(await plain(180, 60, '#2b2f77'), await plain(180, 60, '#333880'));
    expect(found.what).toBe('100.0 % of it looks different');
  });

  it('of other sizes differ', async () => {
    const found = await compare(await plain(180, 60, '#ffffff'), await plain(180, 61, '#ffffff'));
    expect(found.what).toContain('180×60 has become 180×61');
  });
});

const rough = async (one, other) => roughDifference(await pixelsOf(one), await pixelsOf(other));
/** A word, drawn with the given sharpness of its edges. */
const word = (ink, rendering) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="40"><rect width="180" height="40" fill="#fbf7f0"/><path d="M20 8 L60.4 8.3 L40.2 32.6 Z" fill="${ink}" shape-rendering="${rendering}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
describe('two pictures of browsers that draw each in its own way', () => {
  it('may have other edges', async () => {
    const [smooth, sharpEdged] = [await word('#1b1e3c', 'auto'), await word('#1b1e3c', 'crispEdges')];
    expect(await compare(smooth, sharpEdged)).toBeDefined();
    expect(await rough(smooth, sharpEdged)).toBeUndefined();
  });

  it('may not have other colours', async () => {
    expect((await rough(await word('#1b7a3d', 'auto'), await word('#b3261e', 'auto'))).what).toBe(
      '#1b7a3d is gone, #b3261e is new',
    );
  });
});

it('a sheet gives back every picture as it was', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sheet-'));
  const file = path.join(folder, 'badge.webp');
  const cells = [
    { story: 'a', theme: 'light', width: 360, height: 40, png: await plain(180, 40, '#1b7a3d') },
    { story: 'a', theme: 'light', width: 1280, height: 20, png: await plain(640, 20, '#b3261e') },
    { story: 'a', theme: 'dark', width: 1280, height: 30, png: await plain(640, 30, '#12131c') },
  ];
  await writeSheet(file, cells);
  const read = await readSheet(file, cells);
  const kept = await Promise.all(cells.map(({ png }) => pixelsOf(png)));
  await rm(folder, { recursive: true });
  expect(read.map(({ data }) => data)).toEqual(kept.map(({ data }) => data));
});
