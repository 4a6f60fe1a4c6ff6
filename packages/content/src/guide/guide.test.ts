import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TEXTS_FOLDER } from '../texts/texts-folder.ts';
import { guideFile } from './index.ts';

const FOLDER = fileURLToPath(new URL('../../guide', import.meta.url));
const madeFrom: unknown = JSON.parse(readFileSync(join(FOLDER, 'made-from.json'), 'utf8'));

describe.each(['fr', 'en'] as const)('the guide as PDF in %s', (language) => {
  const name = guideFile(language);
  const bytes = readFileSync(join(FOLDER, name));
  const pdf = bytes.toString('latin1');

  test('says what the text says now (else run guide/make-guide.mjs)', () => {
    const source = readFileSync(join(TEXTS_FOLDER, language, 'guide.md'));
    expect(madeFrom).toHaveProperty([name], createHash('sha256').update(source).digest('hex'));
  });

  test('is light', () => {
    expect(bytes.length).toBeLessThan(400_000);
  });

  test('can be read aloud: tagged, and with its language', () => {
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain(`/Lang (${language})`);
  });

  test('brings its letters along', () => {
    const descriptors = pdf.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(descriptors.length).toBeGreaterThan(0);
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(descriptors.length);
  });
});
