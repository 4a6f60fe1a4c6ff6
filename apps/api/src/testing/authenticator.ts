import { ENDPOINTS, SECOND_FACTOR } from '@scamguard/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Browser } from './browser.ts';

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows, some steps of half a minute from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: SECOND_FACTOR.digits }).generate({
    timestamp: Date.now() + steps * PERIOD_MS,
  });
}

/** A code that is right at no time near now. */
export function wrongCode(secret: string): string {
  const right = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => codeOf(secret, steps)));
  for (let code = 0; ; code += 1) {
    const written = String(code).padStart(SECOND_FACTOR.digits, '0');
    if (!right.has(written)) return written;
  }
}

/**
 * Sets up the second factor as moderators do, with the code of now. The next good one is `codeOf(secret, 1)`: it stays good when half
 * a minute begins between the test and the server.
 */
export async function enrol({ post }: Browser, lang = 'fr') {
  const { secret } = (await post(ENDPOINTS.draftSecondFactor.path, {})).json<{ secret: string }>();
  const confirmed = await post(`${ENDPOINTS.confirmSecondFactor.path}?lang=${lang}`, {
    code: codeOf(secret),
  });
  return { secret, ...confirmed.json<{ recoveryCodes: string[] }>() };
}
