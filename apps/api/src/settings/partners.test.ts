import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';

const read = (WIDGET_KEYS: string) => readSettings({ WIDGET_KEYS }).WIDGET_KEYS;

test('partners are read with their sites', () => {
  expect(
    read('radio key-radio https://a.example http://localhost:8080 ; ngo key-of-ngo https://b.example;'),
  ).toEqual([
    { name: 'radio', key: 'key-radio', origins: new Set(['https://a.example', 'http://localhost:8080']) },
    { name: 'ngo', key: 'key-of-ngo', origins: new Set(['https://b.example']) },
  ]);
});

test('without the setting every site may use the widgets', () => {
  expect(readSettings({}).WIDGET_KEYS).toBeUndefined();
});

test.each([
  ['no site', 'radio key-radio'],
  ['a site with a path', 'radio key-radio https://a.example/page'],
  ['a site with a slash at its end', 'radio key-radio https://a.example/'],
  ['a site that is no address', 'radio key-radio *'],
  ['a key that is too short', 'radio key https://a.example'],
  ['one key twice', 'radio key-radio https://a.example; ngo key-radio https://b.example'],
])('%s is refused, without repeating the keys', (_name, value) => {
  expect(() => read(value)).toThrow(/^Wrong settings: WIDGET_KEYS must be a list[^K]*\.$/);
});
