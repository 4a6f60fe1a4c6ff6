/**
 * Draws the chats of `chats.json` as phones show them, to `screenshots/<name>.webp`: the pictures that the reading of
 * pictures is tested with. Run by hand after a change of `chats.json`; needs a Chromium, see `CHROMIUM_PATH`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const here = (place) => fileURLToPath(new URL(place, import.meta.url));
const fontFile = (weight) =>
  fileURLToPath(import.meta.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`));

/** Colours of a chat and of a text message, as common phones show them. */
const LOOKS = {
  whatsapp: {
    light: {
      ground: '#efeae2',
      bar: '#008069',
      onBar: '#ffffff',
      them: '#ffffff',
      me: '#d9fdd3',
      ink: '#111b21',
      faint: '#667781',
    },
    dark: {
      ground: '#0b141a',
      bar: '#1f2c34',
      onBar: '#e9edef',
      them: '#1f2c34',
      me: '#005c4b',
      ink: '#e9edef',
      faint: '#8696a0',
    },
  },
  sms: {
    light: {
      ground: '#ffffff',
      bar: '#ffffff',
      onBar: '#1f1f1f',
      them: '#e9eef6',
      me: '#0b57d0',
      ink: '#1f1f1f',
      faint: '#5f6368',
      meInk: '#ffffff',
    },
    dark: {
      ground: '#131314',
      bar: '#131314',
      onBar: '#e3e3e3',
      them: '#303134',
      me: '#a8c7fa',
      ink: '#e3e3e3',
      faint: '#9aa0a6',
      meInk: '#062e6f',
    },
  },
};
const WORDS = {
  fr: { online: 'en ligne', today: "Aujourd'hui", write: 'Message' },
  en: { online: 'online', today: 'Today', write: 'Message' },
};
const HEIGHT = 760;
/** Pixels of the screen for one of the page. */
const DENSITY = 2;

const escaped = (text) => text.replace(/[&<>]/g, (letter) => `&#${letter.codePointAt(0)};`);

async function fontRule(weight) {
  const data = (await readFile(fontFile(weight))).toString('base64');
  return `@font-face { font-family: Roboto; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
}
const FONTS = (await Promise.all([400, 500].map(fontRule))).join('\n');

function pageOf({ look, theme, language, contact, messages }) {
  const colour = LOOKS[look][theme];
  const words = WORDS[language];
  const isChat = look === 'whatsapp';
  const bubble = ([from, text, time]) =>
    `<div class="row ${from}"><div class="bubble">${escaped(text)}<span class="time">${time}</span></div></div>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${FONTS}
    * { box-sizing: border-box }
    body { margin: 0; height: ${HEIGHT}px; display: flex; flex-direction: column; font: 16px/1.35 Roboto; background: ${colour.ground}; color: ${colour.ink} }
    .status { display: flex; justify-content: space-between; padding: 5px 14px; font-size: 12px; background: ${colour.bar}; color: ${colour.onBar} }
    .bar { display: flex; align-items: center; gap: 10px; padding: 8px 12px; background: ${colour.bar}; color: ${colour.onBar} }
    .face { width: 36px; height: 36px; border-radius: 50%; background: ${colour.faint} }
    .name { font-weight: 500; font-size: 17px }
    .online { font-size: 12px }
    .day { align-self: center; font-size: 12px; color: ${colour.faint}; margin: 10px }
    .talk { flex: 1; display: flex; flex-direction: column; padding: 0 10px }
    .row { display: flex; margin: 3px 0 }
    .row.me { justify-content: flex-end }
    .bubble { max-width: 82%; padding: 7px 10px; border-radius: ${isChat ? 9 : 20}px; background: ${colour.them} }
    .me .bubble { background: ${colour.me}; color: ${colour.meInk ?? colour.ink} }
    .time { float: right; margin: 8px 0 0 10px; font-size: 11px; color: ${colour.faint} }
    .me .time { color: ${colour.meInk ?? colour.faint} }
    .write { margin: 8px; padding: 11px 16px; border-radius: 24px; background: ${colour.them}; color: ${colour.faint} }
  </style><body>
    <div class="status"><span>18:27</span><span>4G 62 %</span></div>
    <div class="bar"><div class="face"></div><div><div class="name">${escaped(contact)}</div>${isChat ? `<div class="online">${words.online}</div>` : ''}</div></div>
    <div class="talk"><div class="day">${words.today}</div>${messages.map(bubble).join('')}</div>
    <div class="write">${words.write}</div>
  </body></html>`;
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(here('screenshots'), { recursive: true });
for (const chat of JSON.parse(await readFile(here('chats.json'), 'utf8'))) {
  const page = await browser.newPage({
    viewport: { width: chat.width, height: HEIGHT },
    deviceScaleFactor: DENSITY,
  });
  await page.setContent(pageOf(chat));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture)
    .webp({ lossless: true, effort: 6 })
    .toFile(here(`screenshots/${chat.name}.webp`));
}
await browser.close();
