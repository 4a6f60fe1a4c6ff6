/** Draws the icons of the installed site from the favicon, into `public/icons`: run after changing it. */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const icons = new URL('icons/', folder);
const drawing = await readFile(new URL('favicon.svg', folder));
const INDIGO = '#2B2F77';

await mkdir(icons, { recursive: true });
const drawn = (size) => sharp(drawing, { density: 1200 }).resize(size, size);
const write = (image, name) => image.png({ palette: true }).toFile(fileURLToPath(new URL(name, icons)));

await write(drawn(192), '192.png');
await write(drawn(512), '512.png');
// Systems cut a maskable icon to their own shape: the drawing keeps to the middle.
const middle = await drawn(384).png().toBuffer();
const ground = sharp({ create: { width: 512, height: 512, channels: 4, background: INDIGO } });
await write(ground.composite([{ input: middle }]), 'maskable-512.png');
