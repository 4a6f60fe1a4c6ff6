import { expect, test } from 'vitest';
import { emptyFolder } from '../../testing/scratch.ts';
import { RESERVE_BYTES, storageWatch } from './storage.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

test('there is room until less than the reserve is free', async () => {
  let free = RESERVE_BYTES;
  const { hasRoom } = storageWatch({ folder: '/data', freeBytes: async () => free });
  expect(await hasRoom()).toBe(true);
  free -= 1;
  expect(await hasRoom()).toBe(false);
});

test('the disk itself is asked, and a folder that is not there yet is not full', async () => {
  const folder = await emptyFolder();
  expect(await storageWatch({ folder }).hasRoom()).toBe(true);
  expect(await storageWatch({ folder: `${folder}/later` }).hasRoom()).toBe(true);
});

test.each(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])(
  'a write that was refused by %s counts, whoever made it',
  async (code) => {
    const { note, hasRoom } = storageWatch({ folder: undefined });
    note(new Error('query failed', { cause: failure(code) }));
    expect(await hasRoom()).toBe(false);
  },
);

test('other errors say nothing about room', async () => {
  const { note, hasRoom } = storageWatch({ folder: undefined });
  for (const error of [failure('23505'), failure('ECONNREFUSED'), new Error('odd'), 'nothing']) note(error);
  expect(await hasRoom()).toBe(true);
});
