import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './steps/chromium.mjs';
import { ROOT } from './steps/run.mjs';

/** The site draws its icons with it. */
const sharp = createRequire(path.join(ROOT, 'apps/web/package.json'))('sharp');

/** Draws what messengers show beside a link to the site: run after changing its words or its look. */
const TARGET = path.join(ROOT, 'apps/web/public/share');
const SIZE = { width: 1200, height: 630 };

/** The pictures by language. The languages that are not whole show the French one. */
const WORDS = {
  fr: {
    title: "Ne soyez plus jamais les victimes d'arnaques",
    lead: 'Un lien, un numéro, un profil ou un message vous inquiète ? Vérifiez-le gratuitement.',
  },
  en: {
    title: 'Never fall victim to scams again',
    lead: 'Worried about a link, a number, a profile or a message? Check it for free.',
  },
};

const fontFace = async (weight) => {
  const file = await readFile(path.join(ROOT, `packages/ui/fonts/andika-french-${weight}.woff2`), 'base64');
  return `@font-face{font-family:Andika;font-weight:${weight};src:url(data:font/woff2;base64,${file})}`;
};

/** One repeat of the cloth, as in the drawing of the home page. */
const STRIP = `
  <pattern id="strip" width="76" height="90" patternUnits="userSpaceOnUse">
    <rect width="76" height="90" fill="#2B2F77"/>
    <path d="M0 10h76v10H0ZM4 0h4v90H4ZM68 0h4v90h-4Z" fill="#F2B01E"/>
    <path d="M0 30h76v30H0Z" fill="#B3261E"/>
    <path d="M14 40h10v10H14ZM33 40h10v10H33ZM52 40h10v10H52Z" fill="#FBF7F0"/>
    <path d="M0 70h76v10H0Z" fill="#1B7A3D"/>
    <path d="M4 30h4v30H4ZM68 30h4v30h-4ZM4 70h4v10H4ZM68 70h4v10h-4Z" fill="#F2B01E"/>
  </pattern>`;

/** A phone before two strips: one message stopped, one let through. */
const PHONE = `
  <svg width="430" height="630" viewBox="0 0 430 630" fill="none" stroke-linecap="round" stroke-linejoin="round">
    ${STRIP}
    <rect width="76" height="720" fill="url(#strip)" transform="translate(26 -45) scale(1.15)"/>
    <rect width="76" height="720" fill="url(#strip)" transform="translate(330 -97) scale(1.15)"/>
    <g transform="translate(-37 28) scale(1.44)">
      <rect x="84" y="8" width="192" height="384" rx="28" fill="#1B1E3C"/>
      <rect x="94" y="20" width="172" height="360" rx="18" fill="#FFF"/>
      <g stroke="#D6CCB8" stroke-width="10">
        <rect x="110" y="48" width="120" height="76" rx="14" fill="#F3ECDF" stroke="none"/>
        <path d="M129 69h82M129 87h66M129 105h40"/>
        <rect x="130" y="196" width="120" height="62" rx="14" fill="#F3ECDF" stroke="none"/>
        <path d="M149 217h82M149 235h54"/>
      </g>
      <path d="M208 98h24l17 17v24l-17 17h-24l-17-17v-24Z" fill="#B3261E"/>
      <path d="M220 110v18M220 140v.1" stroke="#FFF" stroke-width="7"/>
      <circle cx="140" cy="262" r="28" fill="#1B7A3D"/>
      <path d="m128 262 9 9 16-18" stroke="#FFF" stroke-width="7"/>
      <rect x="110" y="324" width="140" height="36" rx="12" fill="#2B2F77"/>
    </g>
  </svg>`;

const page = (mark, fonts, { title, lead }) => `<!doctype html><style>${fonts}
  body { margin: 0; width: 1200px; height: 630px; background: #FBF7F0; color: #1B1E3C; font-family: Andika; display: flex }
  main { flex: 1; padding: 0 24px 0 72px; display: flex; flex-direction: column; justify-content: center; gap: 28px }
  header { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 700; color: #2B2F77 }
  header svg { width: 76px; height: 76px }
  h1 { margin: 0; font-size: 64px; line-height: 1.15; text-wrap: balance }
  p { margin: 0; font-size: 32px; line-height: 1.4; color: #565A78; text-wrap: balance }
</style><body><main><header>${mark}ScamGuard</header><h1>${title}</h1><p>${lead}</p></main>${PHONE}`;

await mkdir(TARGET, { recursive: true });
const mark = await readFile(path.join(ROOT, 'apps/web/public/favicon.svg'), 'utf8');
const fonts = (await Promise.all([400, 700].map(fontFace))).join('');
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: SIZE });
for (const [language, words] of Object.entries(WORDS)) {
  await tab.setContent(page(mark, fonts, words));
  await tab.evaluate(() => document.fonts.ready);
  const picture = sharp(await tab.screenshot()).png({ palette: true, colours: 64, effort: 10 });
  await picture.toFile(path.join(TARGET, `${language}.png`));
}
await browser.close();
