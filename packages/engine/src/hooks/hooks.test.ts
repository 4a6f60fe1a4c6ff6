import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsInConversation } from '../examine/conversation.ts';
import { WORDINGS } from '../locales/index.ts';
import { readConversation } from '../reading/conversation-reading.ts';
import { HOOK_IDS } from '../signals/hook-ids.ts';
import { ENGINE_LANGUAGES } from '../vocabulary.ts';
import { HOOKS } from './definitions.ts';
import { TWINS } from './examples.ts';
import { hooksIn } from './index.ts';

function hooksOf(value: string) {
  const text = readConversation(value, {});
  return hooksIn({ text, findings: findingsInConversation(text) });
}

describe.each(HOOK_IDS)('%s', (id) => {
  it.each(TWINS[id])('is found and shown in $hooked', ({ hooked, shown }) => {
    const hook = hooksOf(hooked).find((each) => each.id === id);
    expect(hook && hooked.slice(...hook.span)).toContain(shown);
  });

  it.each(TWINS[id])('is the only thing that its twin lacks: $free', ({ free }) => {
    expect(hooksOf(free)).toEqual([]);
  });

  it.each(ENGINE_LANGUAGES)('is told in %s without a blank to fill', (language) => {
    expect(WORDINGS[language].signals[id].seen).not.toMatch(/[{}]/);
    expect(HOOKS[id].definition.advice.length).toBeGreaterThan(0);
  });
});

it.each([
  "Maman, j'ai changé de numéro, écris-moi ici",
  "Papa c'est moi, mon téléphone est tombé dans l'eau. Réponds-moi ici",
  'Bonne arrivée ma sœur, appelle-moi ici',
  'Je ne suis plus à Parakou, je vis ici',
  'Si je retrouve les clés je vous écris ici',
  'Le chauffeur attend devant la porte, ici',
  'Le chef a dit de livrer 20 sacs, bon signé ici',
  'Mum, I changed my number, text me here',
  'The driver is waiting for you right here',
])('takes a place or the talk itself for no link: %s', (value) => {
  expect(hooksOf(value).map(({ id }) => id)).not.toContain('hook-link');
});

it.each([
  "Maman, j'ai changé de numéro, écris-moi ici",
  "Papa c'est moi, mon téléphone est tombé, voici mon nouveau numéro, rappelle-moi vite",
  'Mum, I changed my number, this is my new number, call me quick',
])('hears of no money where nobody speaks of any: %s', (value) => {
  expect(hooksOf(value).map(({ id }) => id)).not.toContain('hook-money');
});

it('hears a false relative ask for money', () => {
  const value = "Papa j'ai eu un accident, envoie 80 000 sur ce numéro vite";
  expect(hooksOf(value).map(({ id }) => id)).toContain('hook-money');
});

it('finds no more hooks than there are kinds, each inside the message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
      const hooks = hooksOf(value);
      expect(new Set(hooks.map(({ id }) => id)).size).toBe(hooks.length);
      for (const { span } of hooks) {
        expect(span[0]).toBeGreaterThanOrEqual(0);
        expect(span[1]).toBeLessThanOrEqual(value.length);
      }
    }),
  );
});
