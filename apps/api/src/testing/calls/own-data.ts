import { DATA_CODE_MAX_LENGTH, PATHS } from '@scamguard/contracts';
import { browser } from '../browser.ts';
import { form, newAddress, REPORT } from '../report-form.ts';
import { by, type CallExamples, type Examples, get, post, refused, type World } from './example.ts';

const {
  ownData,
  deleteOwnData,
  codeData,
  deleteCodeData,
  browserData,
  deleteBrowserData,
  login,
  sendReport,
} = PATHS;
const UNKNOWN = 'ACDE-FGHJ-KMNP-QRTW-XY34';

async function newCode({ server }: World): Promise<string> {
  const answer = await server.ask({
    method: 'POST',
    url: sendReport.path,
    remoteAddress: newAddress(),
    ...form(REPORT),
  });
  return answer.json().dataCode;
}

async function signedIn({ account }: World) {
  const { number: phoneOrEmail, password, phone } = await account();
  await phone.post(login.path, { phoneOrEmail, password });
  return { phone, password };
}

const ELSEWHERE = { headers: { origin: 'https://radio.example' } };

/** Somebody without an account who has spoken with the assistant. */
async function talker({ server }: World) {
  const phone = browser(server);
  await phone.post(PATHS.verifyConversation.path, {
    conversation: 'bonjour',
    userId: 'somebody-without-an-account',
  });
  return phone;
}

const withCode = (path: string): CallExamples => ({
  good: async (world) => post(path, { code: await newCode(world) }),
  status: 200,
  bad: [
    refused(404, 'data_code_unknown', () => post(path, { code: UNKNOWN })),
    refused(400, 'field_missing', () => post(path, { code: ' ' })),
    refused(413, 'value_too_long', () => post(path, { code: 'A'.repeat(DATA_CODE_MAX_LENGTH + 1) })),
  ],
});

export const ownDataExamples = {
  ownData: {
    good: async (world) => by((await signedIn(world)).phone, get(ownData.path)),
    status: 200,
    bad: [
      refused(401, 'not_signed_in', () => get(ownData.path)),
      refused(405, 'method_not_allowed', () => post(ownData.path, {})),
      refused(405, 'method_not_allowed', () => ({ method: 'DELETE', url: ownData.path })),
    ],
  },
  deleteOwnData: {
    good: async (world) => {
      const { phone, password } = await signedIn(world);
      return by(phone, post(deleteOwnData.path, { password }));
    },
    status: 200,
    bad: [
      refused(401, 'not_signed_in', () => post(deleteOwnData.path, { password: 'a' })),
      refused(401, 'credentials_wrong', async (world) =>
        by((await signedIn(world)).phone, post(deleteOwnData.path, { password: 'faux' })),
      ),
      refused(401, 'credentials_wrong', async (world) =>
        by((await signedIn(world)).phone, post(deleteOwnData.path, {})),
      ),
    ],
  },
  codeData: withCode(codeData.path),
  deleteCodeData: withCode(deleteCodeData.path),
  browserData: {
    good: async (world) => by(await talker(world), get(browserData.path)),
    status: 200,
    bad: [
      refused(403, 'cross_origin', () => ({ ...get(browserData.path), ...ELSEWHERE })),
      refused(405, 'method_not_allowed', () => post(browserData.path, {})),
      refused(405, 'method_not_allowed', () => ({ method: 'PUT', url: browserData.path })),
    ],
  },
  deleteBrowserData: {
    good: async (world) => by(await talker(world), post(deleteBrowserData.path, {})),
    status: 200,
    bad: [
      refused(403, 'cross_origin', () => ({ ...post(deleteBrowserData.path, {}), ...ELSEWHERE })),
      refused(405, 'method_not_allowed', () => get(deleteBrowserData.path)),
      refused(405, 'method_not_allowed', () => ({ method: 'DELETE', url: deleteBrowserData.path })),
    ],
  },
} satisfies Examples;
