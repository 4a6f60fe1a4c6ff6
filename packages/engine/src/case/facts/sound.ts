import { plainLetters } from '../../text/plain-letters.ts';

/**
 * How a word sounds, roughly and in few letters, so that words that are written as they are heard meet their spelling:
 * `envoyé`, `anvoyer`, `envoyez` → `anvoie`; `quoi`, `koi` → `coi`; `qu'est` and `kè` are left apart.
 */
export function soundOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const sound = respelled(plainLetters(word));
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, sound);
  return sound;
}

const remembered = new Map<string, string>();
const MOST_REMEMBERED = 8_192;
const SHORTEST = 4;

/** In this order: later rules see what earlier ones have left. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/qu|q|k|c(?=[aou])/g, 'c'],
  [/ph/g, 'f'],
  [/(?<!c)h/g, ''],
  [/eau|au/g, 'o'],
  [/oy|oua|wa|oi/g, 'oi'],
  [/[ae][mn](?![aeiouy])/g, 'an'],
  [/y/g, 'i'],
  [/ss|z|ç|c(?=[ei])/g, 's'],
  [/(.)\1+/g, '$1'],
  [/(?:ees|ee|es|er|ez|et|ai|ais|ait|aient|ent|e)$/, 'e'],
  [/(?<=[aeiou].*)[sxtd]$/, ''],
];

function respelled(plain: string): string {
  if (plain.length < SHORTEST || /\d/.test(plain)) return plain.replace(/k/g, 'c');
  return RULES.reduce((sound, [pattern, by]) => sound.replace(pattern, by), plain);
}
