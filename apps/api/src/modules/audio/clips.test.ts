import { clipsOf, loadClips } from '@scamguard/content/clips';
import type { Item } from '@scamguard/engine';
import { assess } from '@scamguard/engine/node';
import { describe, expect, test } from 'vitest';

const ITEMS: readonly Item[] = [
  { kind: 'link', value: 'https://rnoov-money.example.xyz/gagner.apk' },
  { kind: 'link', value: 'https://www.mtn.bj' },
  { kind: 'link', value: 'https://jardin-de-tante-rose.bj' },
  { kind: 'number', value: '+229 01 97 00 00 01' },
  { kind: 'profile', value: '@awa.couture' },
  { kind: 'conversation', value: 'Bonjour maman, on mange à quelle heure ?' },
  { kind: 'conversation', value: 'Votre compte est bloqué. Envoyez votre code secret tout de suite.' },
  { kind: 'conversation', value: "J'ai fait un dépôt par erreur, renvoyez-moi 25 000 FCFA." },
  { kind: 'conversation', value: 'Envoyez 15 000 FCFA de frais de dossier pour votre emploi avant midi.' },
];

describe.each(['fr', 'en'] as const)('without a reading voice, in %s', (language) => {
  test.each(ITEMS)('the whole and what to do are heard as recordings: $value', async (item) => {
    const { analysis, recommendations } = assess(item, { language });
    const sentences = [analysis, ...recommendations];
    expect(recommendations.length).toBeGreaterThan(0);
    expect(clipsOf(await loadClips(language), sentences.join('\n'))).toHaveLength(sentences.length);
  });
});
