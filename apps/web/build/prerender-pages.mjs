import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Renders every path in every language into `dist/client/<language>/…`.
 *
 * @returns the table that the server reads: `{ pages: [{ path, lang, file, styleHashes }], notFound: { fr, en } }`,
 * `file` relative to `dist/client`.
 */
export async function prerenderPages(dist) {
  const client = path.join(dist, 'client');
  const { languages, NOT_FOUND_PATH, pagePaths, renderPage } = await import(
    pathToFileURL(path.join(dist, 'prerender', 'prerender.js')).href
  );
  const template = await readTemplate(client);
  const manifest = JSON.parse(await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'));

  const pages = [];
  const notFound = {};
  for (const lang of languages) {
    await mkdir(path.join(client, lang), { recursive: true });
    for (const pagePath of pagePaths) {
      const rendered = await renderPage(pagePath, lang);
      const file = `${lang}/${pagePath === '/' ? 'index' : pagePath.slice(1).replaceAll('/', '-')}.html`;
      const preloads = chunksOf(manifest, [...screenSources(manifest, pagePath), dictionarySource(lang)]);
      await writeFile(path.join(client, file), fill(template.html, { ...rendered, lang, preloads }));
      const page = { file, styleHashes: template.styleHashes };
      if (pagePath === NOT_FOUND_PATH) notFound[lang] = page;
      else pages.push({ path: pagePath, lang, ...page });
    }
  }
  await rm(path.join(client, '.vite'), { recursive: true });
  return { pages, notFound };
}

/** Takes the built page out of the served folder and puts its style sheet inside it. */
async function readTemplate(client) {
  const file = path.join(client, 'index.html');
  const html = await readFile(file, 'utf8');
  await rm(file);
  const link = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/);
  if (!link) throw new Error('The built page links no style sheet.');
  const css = (await readFile(path.join(client, link[1]), 'utf8')).trim();
  await rm(path.join(client, link[1]));
  const hash = createHash('sha256').update(css).digest('base64');
  return { html: html.replace(link[0], () => `<style>${css}</style>`), styleHashes: [`sha256-${hash}`] };
}

function fill(template, { body, meta, lang, preloads }) {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  return template
    .replace('<html lang="fr">', `<html lang="${lang}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(meta.title)}</title>`)
    .replace(
      'name="description" content=""',
      () => `name="description" content="${escapeHtml(meta.description)}"`,
    )
    .replace('</head>', () => `${links}</head>`)
    .replace('<!--page-->', () => body);
}

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const dictionarySource = (lang) => `../../packages/i18n/src/dictionaries/${lang}.ts`;

/** The screen's own source; several addresses may share a screen, which then is not preloaded. */
function screenSources(manifest, pagePath) {
  const name = pagePath === '/' ? 'home' : pagePath.slice(1);
  return [`src/routes/${name}/${name}-screen.tsx`].filter((source) => source in manifest);
}

/** The files of the given sources and of all they import, without those that the template loads anyway. */
function chunksOf(manifest, sources) {
  const entry = collect(manifest, 'index.html');
  const wanted = new Set();
  for (const source of sources) collect(manifest, source, wanted);
  return [...wanted].filter((file) => !entry.has(file));
}

function collect(manifest, source, files = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
  return files;
}
