import { PATHS } from '@scamguard/contracts';
import { newNumber } from '../account-maker.ts';
import { browser } from '../browser.ts';
import { by, type Examples, pagedList, plainList, post, refused, type World } from './example.ts';

const { register, verifyOtp, login, logout, changePassword, passwordCode, resetPassword } = PATHS;
const password = 'un mot de passe';

/** The browser of somebody who has just been sent a code. */
async function sentCode({ server, inbox }: World, path: string, phoneNumber: string, body: object) {
  const phone = browser(server);
  await phone.post(path, body);
  return { phone, otp: await inbox.takeCode(phoneNumber) };
}

async function signedIn({ account }: World) {
  const { number: phoneOrEmail, password, phone } = await account();
  await phone.post(login.path, { phoneOrEmail, password });
  return { phone, currentPassword: password };
}

export const accountsExamples = {
  register: {
    good: () => post(register.path, { phoneNumber: newNumber(), password }),
    status: 202,
    bad: [
      refused(400, 'field_missing', () => post(register.path, { password })),
      refused(400, 'phone_invalid', () => post(register.path, { phoneNumber: '12', password })),
      refused(400, 'value_too_short', () => post(register.path, { phoneNumber: newNumber(), password: 'a' })),
    ],
  },
  verifyOtp: {
    good: async (world) => {
      const phoneNumber = newNumber();
      const { phone, otp } = await sentCode(world, register.path, phoneNumber, { phoneNumber, password });
      return by(phone, post(verifyOtp.path, { phoneNumber, otp }));
    },
    status: 200,
    bad: [
      refused(400, 'code_expired', () => post(verifyOtp.path, { phoneNumber: newNumber(), otp: '123456' })),
      refused(400, 'value_too_short', () => post(verifyOtp.path, { phoneNumber: newNumber(), otp: '12' })),
      refused(400, 'code_wrong', async (world) => {
        const phoneNumber = newNumber();
        const { phone, otp } = await sentCode(world, register.path, phoneNumber, { phoneNumber, password });
        const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
        return by(phone, post(verifyOtp.path, { phoneNumber, otp: wrong }));
      }),
    ],
  },
  login: {
    good: async ({ account }) => {
      const { number, password } = await account();
      return post(login.path, { phoneOrEmail: number, password });
    },
    status: 200,
    bad: [
      refused(401, 'credentials_wrong', () => post(login.path, { phoneOrEmail: newNumber(), password })),
      refused(400, 'field_missing', () => post(login.path, { phoneOrEmail: newNumber() })),
      refused(413, 'value_too_long', () => post(login.path, { phoneOrEmail: 'a'.repeat(300), password })),
    ],
  },
  logout: {
    good: async (world) => by((await signedIn(world)).phone, { method: 'POST', url: logout.path }),
    status: 200,
    bad: [
      refused(403, 'cross_origin', () => ({
        method: 'POST',
        url: logout.path,
        headers: { origin: 'https://elsewhere.example' },
      })),
      refused(405, 'method_not_allowed', () => ({ method: 'GET', url: logout.path })),
      refused(415, 'unsupported_media_type', () => ({
        method: 'POST',
        url: logout.path,
        headers: { 'content-type': 'text/plain' },
        payload: 'out',
      })),
    ],
  },
  me: plainList(PATHS.me.path),
  signInProviders: pagedList(PATHS.signInProviders.path),
  changePassword: {
    good: async (world) => {
      const { phone, currentPassword } = await signedIn(world);
      return by(phone, post(changePassword.path, { currentPassword, password }));
    },
    status: 200,
    bad: [
      refused(401, 'not_signed_in', () => post(changePassword.path, { currentPassword: 'a', password })),
      refused(401, 'credentials_wrong', async (world) =>
        by((await signedIn(world)).phone, post(changePassword.path, { currentPassword: 'faux', password })),
      ),
      refused(400, 'value_too_short', async (world) => {
        const { phone, currentPassword } = await signedIn(world);
        return by(phone, post(changePassword.path, { currentPassword, password: 'a' }));
      }),
    ],
  },
  passwordCode: {
    good: async ({ account }) => post(passwordCode.path, { phoneOrEmail: (await account()).number }),
    status: 202,
    bad: [
      refused(400, 'field_missing', () => post(passwordCode.path, { phoneOrEmail: ' ' })),
      refused(400, 'invalid_input', () => post(passwordCode.path, { phoneOrEmail: 'Awa' })),
      refused(400, 'invalid_input', () => post(passwordCode.path, { phoneOrEmail: ['Awa'] })),
    ],
  },
  resetPassword: {
    good: async (world) => {
      const { number: phoneOrEmail } = await world.account();
      const { phone, otp } = await sentCode(world, passwordCode.path, phoneOrEmail, { phoneOrEmail });
      return by(phone, post(resetPassword.path, { phoneOrEmail, otp, password }));
    },
    status: 200,
    bad: [
      refused(400, 'code_expired', () =>
        post(resetPassword.path, { phoneOrEmail: newNumber(), otp: '123456', password }),
      ),
      refused(400, 'field_missing', () => post(resetPassword.path, { phoneOrEmail: newNumber(), password })),
      refused(400, 'value_too_short', () =>
        post(resetPassword.path, { phoneOrEmail: newNumber(), otp: '123456', password: 'a' }),
      ),
    ],
  },
} satisfies Examples;
