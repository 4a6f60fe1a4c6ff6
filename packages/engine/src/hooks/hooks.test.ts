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
