import { afterAll } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { providerServer } from './provider-server.ts';
import { waysOf } from './ways.ts';

/** The providers of a file of tests, and the ways by which people write through them; they close with the file. */
export async function openWays() {
  const provider = await providerServer();
  const mail = await mailServer();
  afterAll(async () => {
    await provider.close();
    await mail.close();
  });
  return { provider, mail, ways: waysOf(provider, mail) };
}
