/**
 * Prints the digital-security guide of `texts/<language>/guide.md` into a PDF for the telephone and for paper (A5, so
 * that it reads without zooming and two pages fit on a sheet). Run it after changing the guide:
 *
 *     apt-get install chromium
 *     node guide/make-guide.mjs
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { openBrowser } from '../drawing/browser.mjs';
import { FONT } from '../drawing/font.mjs';
import { BAND, LOGO } from '../drawing/shapes.mjs';

const at = (place) => fileURLToPath(new URL(place, import.meta.url));

const EDITIONS = {
  fr: {
    file: 'guide-securite-numerique.pdf',
    contents: 'Dans ce guide',
    free: 'Gratuit. À copier et à partager.',
    notes: 'À remplir à la main',
    lines: [
      'Numéro officiel de mon opérateur',
      'Numéro officiel de ma banque',
      'Une personne de confiance à appeler',
    ],
    warning: "N'écrivez jamais ici un code secret ni votre mot de famille.",
  },
  en: {
    file: 'digital-security-guide.pdf',
    contents: 'In this guide',
    free: 'Free. Copy it and share it.',
    notes: 'To fill in by hand',
    lines: ["My network's official number", "My bank's official number", 'Somebody I trust and can call'],
    warning: 'Never write a PIN or your family word here.',
  },
};

const NO_BREAK = '\u00A0';
const bound = (text) => text.replace(/ (?=[:;?!»])|(?<=«) |(?<=\d) (?=\d{3}|min\b|FCFA)/g, NO_BREAK);

/** Addresses of the site mean nothing on paper, so that a link is only set bold. */
const marked = new Marked({
  renderer: {
    link({ tokens }) {
      return `<strong>${this.parser.parseInline(tokens)}</strong>`;
    },
  },
});

const slug = (title) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

function pageOf(language, source) {
  const edition = EDITIONS[language];
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  const { title, description, updatedAt } = parse(head);
  const [introduction, ...parts] = bound(body).split(/^## /m);
  const sections = parts.map((part) => {
    const [name, ...lines] = part.split('\n');
    return { id: slug(name), name, html: marked.parse(lines.join('\n')) };
  });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(updatedAt),
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${title} – ScamGuard</title>
<meta name="description" content="${description}">
<style>${FONT}${readFileSync(at('./guide-style.css'), 'utf8')}</style>
<section class="cover">${BAND}
  <div><p class="logo">${LOGO} ScamGuard</p><h1>${title}</h1><p>${description}</p></div>
  <p class="free">${edition.free}<br>${date}</p>${BAND}
</section>
<section class="opening">${marked.parse(introduction)}
  <nav><h2>${edition.contents}</h2><ol>${sections.map(({ id, name }) => `<li><a href="#${id}">${name}</a></li>`).join('')}</ol></nav>
</section>
${sections.map(({ id, name, html }) => `<section id="${id}"><div class="together"><h2>${name}</h2>${html.replace('</p>', '</p></div>')}</section>`).join('\n')}
<section class="notes"><h2>${edition.notes}</h2>${edition.lines.map((line) => `<p class="line">${line}</p>`).join('')}
  <p><strong>${edition.warning}</strong></p>
</section>
</html>`;
}

const browser = await openBrowser();
const madeFrom = {};
for (const [language, { file }] of Object.entries(EDITIONS)) {
  const source = readFileSync(at(`../texts/${language}/guide.md`), 'utf8');
  const page = await browser.newPage();
  await page.setContent(pageOf(language, source));
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    path: at(file),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  madeFrom[file] = createHash('sha256').update(source).digest('hex');
  process.stdout.write(`${file} ${pdf.length} bytes\n`);
}
await browser.close();
writeFileSync(at('./made-from.json'), `${JSON.stringify(madeFrom, null, 2)}\n`);
