import { loadTexts, translateInto } from '@scamguard/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { beneathOf } from './beneath.ts';
import type { Origins } from './origins.ts';
import { noting } from './said.ts';

describe('what a voice reads of a page in an incomplete language', () => {
  const origins: Origins = new Map();
  beforeAll(async () => {
    await Promise.all([loadTexts('yo', ['urgence']), loadTexts('pcm', ['urgence'])]);
  });

  it('is the same in French, line by line', async () => {
    const t = noting(translateInto('yo'), 'yo', new Map(), origins);
    const words = [t('urgence.steps.stop.title'), t('urgence.steps.stop.details'), 'Signalé hier.'].join(
      '\n',
    );
    expect(words).not.toMatch(/Arrêtez/);
    const french = await beneathOf(words, 'yo', origins, ['urgence']);
    expect(french.split('\n')).toEqual([
      'Arrêtez de parler',
      'Vous êtes encore au téléphone\u00A0? Raccrochez maintenant.',
      "Ne prévenez pas l'autre que vous avez compris.",
      "Faites des captures d'écran avant de bloquer.",
      'Signalé hier.',
    ]);
  });

  it('is English for Pidgin', async () => {
    const t = noting(translateInto('pcm'), 'pcm', new Map(), origins);
    expect(await beneathOf(t('urgence.start'), 'pcm', origins, ['urgence'])).toBe('Begin');
  });

  it('is itself where the language is complete', async () => {
    expect(await beneathOf('Begin', 'en', origins, ['urgence'])).toBe('Begin');
  });
});
