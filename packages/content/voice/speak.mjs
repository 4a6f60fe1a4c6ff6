import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWave } from './wave.mjs';

/**
 * SVOX Pico, the voice of old Android telephones: free, offline, and a person's recorded sounds where espeak-ng computes
 * them. British English is nearer to what is spoken in Ghana and Nigeria than its American voice.
 */
const VOICES = { fr: 'fr-FR', en: 'en-GB' };
/** Per cent of the voice's own speed: for people who listen in a second language, on a small speaker. */
const SPEED = { fr: 88, en: 86 };

/**
 * Pico is heard through this filter, as Android has it (SynthProxy.cpp): by itself it has hardly anything above 1 kHz, where
 * words are told apart and where the speaker of a cheap telephone plays.
 */
export const TONE = 'highpass=f=90,lowshelf=f=1100:t=s:w=1:g=-18';

/** What the voices would otherwise spell out or say wrongly. */
const SPOKEN = {
  fr: [
    [/\bF(CFA)?(?![\p{L}])/gu, 'francs'],
    [/\bScamGuard\b/g, 'Scam Garde'],
    [/[«»]/g, ','],
  ],
  en: [
    [/\bPIN\b/g, 'pin'],
    [/\bGHS ([\d,.]+)/g, '$1 cedis'],
    [/₦([\d,.]+)/g, '$1 naira'],
    [/\bScamGuard\b/g, 'Scam Guard'],
    [/"/g, ','],
  ],
};

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * @param {'fr' | 'en'} language
 * @returns {Int16Array} samples, without silence around them
 */
export function speak(language, text) {
  const words = SPOKEN[language].reduce((said, [written, spoken]) => said.replace(written, spoken), text);
  const folder = mkdtempSync(join(tmpdir(), 'voice-'));
  const file = join(folder, 'said.wav');
  const marked = `<speed level="${SPEED[language]}">${escaped(words)}</speed>`;
  execFileSync('pico2wave', ['-l', VOICES[language], '-w', file, marked]);
  const samples = readWave(file);
  rmSync(folder, { recursive: true });
  return samples;
}

/** The sentences of a text, each with its own punctuation mark. */
export function sentences(text) {
  return text.match(/.+?[.?!…](?=\s|$)[\s»"]*|.+$/g)?.map((sentence) => sentence.trim()) ?? [];
}
