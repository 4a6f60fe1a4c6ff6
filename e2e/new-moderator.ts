import type { APIRequestContext } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import type { OwnServer } from './own-server.ts';
import { expect } from './test.ts';

/** Calls of somebody, from the site's own pages. */
export interface Caller {
  /** A server that has just started on a busy machine asks to come back; it is asked again. */
  readonly post: (
    path: string,
    data: object,
  ) => Promise<{ status: () => number; text: () => Promise<string> }>;
}

export function caller(request: APIRequestContext, address: string): Caller {
  const send = (path: string, data: object) => request.post(path, { data, headers: { origin: address } });
  return {
    post: async (path, data) => {
      let answer = await send(path, data);
      await expect
        .poll(async () => {
          if (answer.status() === 503) answer = await send(path, data);
          return answer.status();
        })
        .not.toBe(503);
      return answer;
    },
  };
}

/** An account that has the role and no second factor yet; the server has restarted since. */
export const newModerator = (server: OwnServer, by: Caller, phoneNumber: string, password: string) =>
  newModerators(server, [{ by, phoneNumber }], password);

/** Several such accounts, between one stop of the server and the next. */
export async function newModerators(
  server: OwnServer,
  people: readonly { readonly by: Caller; readonly phoneNumber: string }[],
  password: string,
) {
  await server.start();
  const codes = () => [...server.log().matchAll(/code (?:est|is) (\d{6})/g)].map(([, code]) => code);
  for (const { by, phoneNumber } of people) {
    const before = codes().length;
    expect((await by.post('/api/auth/register', { phoneNumber, password })).status()).toBe(202);
    await expect.poll(() => codes().length).toBeGreaterThan(before);
    const otp = codes().at(-1);
    expect((await by.post('/api/auth/verify-otp', { phoneNumber, otp })).status()).toBe(200);
  }
  await server.stop();
  for (const { phoneNumber } of people)
    expect(await server.moderator('grant', phoneNumber)).toContain('is a moderator now');
  await server.start();
}

/** Signed in, with a second factor that was just set up. */
export async function signInWithCode({ post }: Caller, phoneNumber: string, password: string) {
  expect((await post('/api/auth/login', { phoneOrEmail: phoneNumber, password })).status()).toBe(200);
  const { secret } = JSON.parse(await (await post('/api/auth/second-factor/draft', {})).text());
  expect((await post('/api/auth/second-factor/confirm', { code: codeOf(secret) })).status()).toBe(200);
}
