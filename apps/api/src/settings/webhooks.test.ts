import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const read = (WEBHOOKS: string) => readSettings({ WEBHOOKS }).WEBHOOKS;

test('subscriptions are read, with the secret that goes and the one that comes', () => {
  expect(
    read(
      `police https://police.example/hooks ${SECRET},${OTHER} threats.changed ; radio https://radio.example:8443/in?x=1 ${SECRET} alert.published,report.published;`,
    ),
  ).toEqual([
    {
      name: 'police',
      url: new URL('https://police.example/hooks'),
      secrets: [Buffer.alloc(24, 1), Buffer.alloc(32, 2)],
      types: ['threats.changed'],
    },
    {
      name: 'radio',
      url: new URL('https://radio.example:8443/in?x=1'),
      secrets: [Buffer.alloc(24, 1)],
      types: ['alert.published', 'report.published'],
    },
  ]);
});

test.each([
  ['no type', `police https://police.example/ ${SECRET}`],
  ['a type that there is not', `police https://police.example/ ${SECRET} report.made`],
  ['an address that is not encrypted', `police http://police.example/ ${SECRET} alert.published`],
  ['an address with a password', `police https://a:b@police.example/ ${SECRET} alert.published`],
  ['a secret without its beginning', `police https://police.example/ ${SECRET.slice(6)} alert.published`],
  ['a secret that is too short', 'police https://police.example/ whsec_AAAA alert.published'],
  [
    'one name twice',
    `police https://a.example/ ${SECRET} alert.published; police https://b.example/ ${SECRET} alert.published`,
  ],
])('%s is refused, without repeating the secret', (_name, value) => {
  expect(() => read(value)).toThrow(/^Wrong settings: WEBHOOKS must be a list/);
  expect(() => read(value)).not.toThrow(SECRET);
});
