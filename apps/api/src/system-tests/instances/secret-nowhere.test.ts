import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX_PICTURE, PATHS } from '@scamguard/contracts';
import { afterEach, expect, test } from 'vitest';
import { screenshot } from '../../modules/pictures/testing/screenshots.ts';
import { freshDataFolder } from '../../testing/databases.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

afterEach(stopServers);

const MESSAGE = 'message-of-this-test';
const SECRETS = ['736194', 'Soleil-Rouge-92', '4242 4242 4242 4242'] as const;

test('a secret typed into the chat is found nowhere on the disk or in the logs', async () => {
  const folder = await freshDataFolder();
  const server = startServer({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
  const address = await server.ready;
  const messages = [
    `mon code secret est ${SECRETS[0]}`,
    `mot de passe : ${SECRETS[1]}`,
    `ma carte est ${SECRETS[2]}, et le site est https://mtn-bonus-gratuit.xyz`,
  ];
  for (const [index, conversation] of messages.entries()) {
    const response = await fetch(`${address}${PATHS.verifyConversation.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        conversation,
        userId: 'visitor-of-this-test',
        messageId: `${MESSAGE}-${index}`,
      }),
    });
    expect(await response.json()).toMatchObject({ isSecretHidden: true });
  }
  // Killed, so that what would be tidied up at the end is still there.
  server.process.kill('SIGKILL');
  const { stdout, stderr } = await server.ended;
  const written = await filesIn(folder);
  // The message's id shows that what was said is looked for in the right place.
  expect(written.some((file) => file.includes(MESSAGE))).toBe(true);
  for (const secret of SECRETS) {
    expect(stdout + stderr).not.toContain(secret);
    expect(written.filter((file) => file.includes(secret))).toEqual([]);
  }
});

test('what is checked is found nowhere on the disk or in the logs', async () => {
  const folder = await freshDataFolder();
  const server = startServer({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
  const address = await server.ready;
  const { verifyLink, verifyNumber, verifyProfile, verifyConversation } = PATHS;
  const checks: [{ path: string }, object][] = [
    [verifyLink, { link: 'https://colis-bloque-pelican.xyz/payer' }],
    [verifyNumber, { number: '+229 01 97 46 28 35' }],
    [verifyProfile, { profileInfo: 'https://www.facebook.com/le.marabout.pelican' }],
    [verifyConversation, { conversation: 'Votre colis pelican est bloqué, payez 5000 FCFA.' }],
  ];
  for (const [{ path: call }, body] of checks) {
    const response = await fetch(`${address}${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  }
  server.process.kill('SIGKILL');
  const { stdout, stderr } = await server.ended;
  const written = await filesIn(folder);
  for (const word of ['pelican', '97462835', '97 46 28 35']) {
    expect(stdout + stderr).not.toContain(word);
    expect(written.filter((file) => file.includes(word))).toEqual([]);
  }
});

test('a picture whose text was read, and the text, are found nowhere on the disk or in the logs', async () => {
  const folder = await freshDataFolder();
  const server = startServer({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
  const address = await server.ready;
  const picture = await screenshot('appointment-sms-fr-dark');
  const read = (body: Uint8Array<ArrayBuffer>) =>
    fetch(`${address}${PATHS.readPicture.path}`, { method: 'POST', body });
  const response = await read(new Uint8Array(picture));
  expect(await response.json()).toMatchObject({ text: expect.stringContaining('docteur Houngbo') });
  // Refused before all of it was read: a server that hangs up while we still write is asked again.
  const tooLarge = new Uint8Array(MAX_PICTURE.bytes * 4);
  const readInTheEnd = (tries: number): Promise<Response> =>
    read(tooLarge).catch((error: unknown) => {
      if (tries === 1) throw error;
      return readInTheEnd(tries - 1);
    });
  const refused = await readInTheEnd(10);
  expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'picture_too_heavy' }]);
  server.process.kill('SIGKILL');
  const { stdout, stderr } = await server.ended;
  expect(stdout + stderr).not.toContain('Houngbo');
  const inTheMiddle = picture.subarray(1_000, 1_032);
  const written = await filesIn(folder);
  expect(written.filter((file) => file.includes('Houngbo') || file.includes(inTheMiddle))).toEqual([]);
});

async function filesIn(folder: string): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))));
}
