import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TEXTS_FOLDER } from '../texts/texts-folder.ts';
import { CLIP_IDS, isClipId } from './clip-ids.ts';
import { clipsOf, loadClips } from './index.ts';

const fr = await loadClips('fr');
const en = await loadClips('en');

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('the recorded sentences in %s', (language, clips) => {
  test('are those of the texts (else run audio/make-audio.mjs)', () => {
    expect(clips).toEqual(parse(readFileSync(join(TEXTS_FOLDER, language, 'clips.yaml'), 'utf8')));
  });

  test('have one id each, the same in both languages', () => {
    expect(Object.keys(clips)).toEqual(CLIP_IDS);
    expect(new Set(Object.values(clips)).size).toBe(CLIP_IDS.length);
  });

  test('say the verdict, the whole and every first step of any kind of item', () => {
    for (const verdict of ['safe', 'unknown', 'caution', 'danger']) {
      expect(clips).toHaveProperty(`word-${verdict}`);
      for (const kind of ['link', 'number', 'profile', 'conversation'])
        expect(clips).toHaveProperty(`analysis-${kind}-${verdict}`);
    }
    expect(CLIP_IDS.filter((id) => id.startsWith('advice-')).length).toBeGreaterThan(20);
  });
});

test('a result is put together in its order, without what is not recorded', () => {
  const spoken = [
    'Danger',
    'Risque détecté !',
    "Ce message ressemble à une arnaque. N'envoyez rien et ne donnez aucun code.",
    'Raccrochez.',
    "Ne renvoyez pas d'argent\u00A0: c'est à l'expéditeur d'appeler son opérateur.",
    'Signalé par 4 personnes différentes.',
    'On vous presse pour vous empêcher de réfléchir.',
  ].join('\n');
  expect(clipsOf(fr, spoken)).toEqual([
    'word-danger',
    'title-risk',
    'analysis-conversation-danger',
    'advice-hang-up',
    'advice-do-not-send-back',
    'reason-false-urgency',
  ]);
  expect(clipsOf(en, spoken)).toEqual(['word-danger']);
});

test('an id is known or not', () => {
  expect(isClipId('word-danger')).toBe(true);
  expect(isClipId('constructor')).toBe(false);
});
