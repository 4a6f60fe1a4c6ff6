// @vitest-environment node
import { defineConfig, Logger, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { vars } from '../contract.css.ts';
import { type DesignToken, designTokens } from './design-tokens.ts';
import { type ThemeName, themes } from './themes.ts';

/** Reads a file as a tool does that knows the format; every rule that it recommends is one. */
async function readAsTool(file: unknown) {
  const logger = new Logger({ level: 'warn' });
  const cwd = new URL('file:///');
  const rules = {
    ...RECOMMENDED_CONFIG,
    'core/consistent-naming': 'error',
    'core/required-type': 'error',
  } as const;
  const config = defineConfig({ lint: { rules } }, { logger, cwd });
  const source = { filename: new URL('tokens.json', cwd), src: JSON.stringify(file) };
  return parse([source], { config, logger });
}

/** The CSS variables of all values. */
const variables = (branch: object): string[] =>
  Object.values(branch).flatMap((value) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : variables(value),
  );

describe.each(Object.keys(themes) as ThemeName[])('tokens of the %s theme', (name) => {
  it('are valid in the format, each with its type', async () => {
    const { tokens } = await readAsTool(designTokens(themes[name]));
    const named = Object.keys(tokens).map((id) => `--sg-${id.replaceAll('.', '-')}`);
    expect(named.toSorted()).toEqual(variables(vars).toSorted());
  });
});

describe('the reader of the format', () => {
  it.each([
    ['a colour in words', { color: { ink: { $type: 'color', $value: 'dark blue' } } }],
    ['a length without unit', { space: { tiny: { $type: 'dimension', $value: 8 } } }],
    ['a time without unit', { motion: { quick: { $type: 'duration', $value: 150 } } }],
  ])('refuses %s', async (_what, file) => {
    await expect(readAsTool(file)).rejects.toThrow();
  });
});

describe('a token', () => {
  const light = designTokens(themes.light) as Record<string, Record<string, DesignToken>>;

  it('says its colour, its variable and what it is for', () => {
    expect(light.color?.ink).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.1059, 0.1176, 0.2353], alpha: 1, hex: '#1b1e3c' },
      $description: 'Text.',
      $extensions: { scamguard: { variable: '--sg-color-ink' } },
    });
  });

  it('keeps what CSS says of a size that grows with the window', () => {
    expect(light.text?.display).toMatchObject({
      $value: { value: 1.875, unit: 'rem' },
      $extensions: { scamguard: { css: themes.light.text.display, largest: { value: 3, unit: 'rem' } } },
    });
  });

  it('has every layer of a shadow', () => {
    expect(light.shadow?.float?.$value).toHaveLength(2);
  });

  it("is a partner's own where they have their own", () => {
    const partner = designTokens(themes['partner-sample']) as Record<string, Record<string, DesignToken>>;
    expect(partner.radius?.control?.$value).toEqual({ value: 6, unit: 'px' });
    expect(partner.tone).toEqual(light.tone);
  });
});
