import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emptyFolder } from './scratch.ts';

/** The hash that the test pages' manifest gives for their style. */
export const STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** And for the script inside them. */
export const SCRIPT_HASH = 'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc=';

const HASHES = { styleHashes: [STYLE_HASH], scriptHashes: [SCRIPT_HASH] };
const entry = (file: string) => ({ file, ...HASHES });

/** A small site as the web app's build writes it: two pages in two languages, a script, an icon. */
export async function writeSite(): Promise<string> {
  const folder = await emptyFolder();
  const write = async (file: string, text: string) => {
    const full = path.join(folder, 'client', file);
    await mkdir(path.dirname(full), { recursive: true });
    await writeFile(full, text);
    await writeFile(`${full}.br`, brotliCompressSync(text));
    await writeFile(`${full}.gz`, gzipSync(text));
  };
  const pages = [];
  for (const lang of ['fr', 'en']) {
    await write(`${lang}/index.html`, `<p>home ${lang}`);
    await write(`${lang}/verify.html`, `<p>verify ${lang}`);
    await write(`${lang}/not-found.html`, `<p>not found ${lang}`);
    pages.push({ path: '/', lang, ...entry(`${lang}/index.html`) });
    pages.push({ path: '/verify', lang, ...entry(`${lang}/verify.html`) });
  }
  await write('assets/app-abc123.js', 'console.log("app");');
  await write('sw.js', 'addEventListener("fetch", () => {});');
  await write('hello.txt', 'User-agent: *');
  await writeFile(path.join(folder, 'client', 'favicon.ico'), Buffer.from([0, 0, 1, 0]));
  await writeRenderer(path.join(folder, 'render'));
  await writeFile(path.join(folder, 'secret.txt'), 'outside the served folder');
  const notFound = { fr: entry('fr/not-found.html'), en: entry('en/not-found.html') };
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify({ pages, notFound }));
  return folder;
}

/** A renderer whose page is what it was given, as JSON. */
async function writeRenderer(folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'parts.json'), '{"part":1}');
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(
    path.join(folder, 'index.js'),
    `export const postPath = '/verify';
     export const reportPath = '/report';
     export const talkPath = '/chatbot';
     export const messagePath = '/contact';
     export const accountPath = '/auth';
     export const languages = ['fr', 'en'];
     export const patterns = ['/', '/verify', '/tips', '/learn/:id', '/not-found'];
     export const publicPaths = ['/', '/verify', '/learn/:id'];
     export const pageAddress = (url) => /^[^?]*([?]tab=[ab]$)?/.exec(url)[0];
     export const callsAt = (address) =>
       address.startsWith('/tips') ? ['/api/tips'] : address.startsWith('/learn/') ? ['/api' + address + '?full=1'] : undefined;
     export const hashesAt = () => (${JSON.stringify(HASHES)});
     export const renderDocument = async (parts, request) => JSON.stringify({ parts, ...request });`,
  );
}
