// @vitest-environment node
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { vars } from '../contract.css.ts';
import { type FigmaToken, type FigmaTokens, figmaTokens } from './figma-tokens.ts';
import { type ThemeName, themes } from './themes.ts';

const NAMES = Object.keys(themes) as ThemeName[];

/** Every variable with the name that Figma gives it: groups become parts of a path. */
const variables = (group: FigmaTokens, path: readonly string[] = []): [name: string, token: FigmaToken][] =>
  Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, entry]): [string, FigmaToken][] => {
      const here = [...path, name];
      return '$value' in entry
        ? [[here.join('/'), entry as FigmaToken]]
        : variables(entry as FigmaTokens, here);
    });

const kinds = (theme: ThemeName) =>
  variables(figmaTokens(themes[theme], theme)).map(([variable, { $type }]) => [variable, $type]);

/** What Figma's help ("Modes for variables") says that its import takes of each type, as others quote it; the page itself could not be read. */
const TAKES: Readonly<Record<FigmaToken['$type'], (value: FigmaToken['$value']) => void>> = {
  color: (value) =>
    expect(value).toEqual({
      colorSpace: 'srgb',
      components: [expect.any(Number), expect.any(Number), expect.any(Number)],
      alpha: expect.any(Number),
      hex: expect.stringMatching(/^#[\da-f]{6}$/),
    }),
  dimension: (value) => expect(value).toEqual({ value: expect.any(Number), unit: 'px' }),
  duration: (value) => expect(value).toEqual({ value: expect.any(Number), unit: 's' }),
  fontFamily: (value) => expect(value).toMatch(/^[\w ]+$/),
  number: (value) => expect(value).toEqual(expect.any(Number)),
};

describe.each(NAMES)('the %s theme as a mode of Figma', (name) => {
  const file = figmaTokens(themes[name], name);
  const all = variables(file);

  it('has only what its import takes', () => {
    for (const [variable, { $type, $value }] of all) {
      expect(Object.keys(TAKES), variable).toContain($type);
      TAKES[$type]($value);
      expect(variable).toMatch(/^[a-z\d-]+(\/[a-z\d-]+)+$/);
    }
    expect(file.$extensions).toEqual({ 'com.figma.modeName': name });
  });

  it('has the same variables as the others, of the same types: what one mode lacks is imported in none', () => {
    expect(kinds(name)).toEqual(kinds('light'));
    expect(new Set(all.map(([variable]) => variable)).size).toBe(all.length);
  });

  it('is read by a tool that knows the format', async () => {
    const cwd = new URL('file:///');
    const logger = new Logger({ level: 'warn' });
    const source = { filename: new URL('tokens.json', cwd), src: JSON.stringify(file) };
    const { tokens } = await parse([source], { config: defineConfig({}, { logger, cwd }), logger });
    expect(Object.keys(tokens)).toHaveLength(all.length);
  });
});

describe('a variable', () => {
  const light = Object.fromEntries(variables(figmaTokens(themes.light, 'light')));

  it('says what it is for and what it is called in code', () => {
    expect(light['color/ink-muted']).toMatchObject({
      $type: 'color',
      $description: expect.stringMatching(/\w/),
      $extensions: { 'com.figma.codeSyntax': { WEB: vars.color.inkMuted } },
    });
  });

  it('is counted as Figma counts', () => {
    expect(light['text/body']?.$value).toEqual({ value: 18, unit: 'px' });
    expect(light['motion/quick']?.$value).toEqual({ value: 0.15, unit: 's' });
    expect(light['font/body']?.$value).toBe('Andika');
    expect(light['weight/bold']).toMatchObject({ $type: 'number', $value: 700 });
  });

  it('is offered where it belongs', () => {
    expect(light['radius/control']?.$extensions['com.figma.scopes']).toEqual(['CORNER_RADIUS']);
    expect(light['color/ink']?.$extensions).not.toHaveProperty('com.figma.scopes');
  });

  it('is none for what Figma has no variable for', () => {
    expect(Object.keys(light).filter((name) => /^(shadow|leading)/.test(name))).toEqual([]);
  });
});
