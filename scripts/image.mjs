import path from 'node:path';
import { layOutImage } from './steps/image.mjs';

/** `node scripts/image.mjs FOLDER`: lays out what the container image holds; the Dockerfile copies it. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/image.mjs FOLDER');
  process.exit(2);
}
console.log(await layOutImage(path.resolve(folder)));
