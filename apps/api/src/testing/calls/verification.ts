import { MAX_LENGTH, MAX_PICTURE, PATHS } from '@scamguard/contracts';
import { OPINION } from '../opinion.ts';
import { picture } from '../sample-files.ts';
import { samplePdf } from '../sample-pdf.ts';
import { type CallExamples, type Examples, get, post, refused } from './example.ts';

function check(path: string, field: string, value: string, longest: number): CallExamples {
  const ask = (given: unknown) => () => post(path, { [field]: given });
  return {
    good: ask(value),
    status: 200,
    bad: [
      refused(400, 'value_missing', ask('  ')),
      refused(413, 'value_too_long', ask('a'.repeat(longest + 1))),
      refused(400, 'invalid_input', ask(229)),
    ],
  };
}

const feedback = PATHS.feedback.path;

const sent = (payload: Buffer) => ({
  method: 'POST' as const,
  url: PATHS.readPicture.path,
  payload,
  headers: { 'content-type': 'image/png' },
});

export const verificationExamples = {
  verifyLink: check(PATHS.verifyLink.path, 'link', 'https://boutique.example/', MAX_LENGTH.link),
  verifyProfile: check(PATHS.verifyProfile.path, 'profileInfo', '@une.vendeuse', MAX_LENGTH.profile),
  verifyNumber: check(PATHS.verifyNumber.path, 'number', '+229 01 97 00 00 00', MAX_LENGTH.number),
  verifyConversation: check(
    PATHS.verifyConversation.path,
    'conversation',
    'Bonjour, à demain.',
    MAX_LENGTH.conversation,
  ),
  takenBack: {
    good: () => get(PATHS.takenBack.path, { userId: 'somebody-without-an-account' }),
    status: 200,
    bad: [
      refused(400, 'user_id_too_short', () => get(PATHS.takenBack.path)),
      refused(400, 'user_id_too_short', () => get(PATHS.takenBack.path, { userId: 'short' })),
      refused(400, 'invalid_input', () =>
        get(PATHS.takenBack.path, { userId: 'somebody-without-an-account', sessionId: 'a b' }),
      ),
    ],
  },
  readPicture: {
    good: async () => sent(await picture('png')),
    status: 200,
    bad: [
      refused(415, 'picture_not_allowed', () => sent(samplePdf())),
      refused(413, 'picture_too_heavy', () => sent(Buffer.alloc(MAX_PICTURE.bytes + 1))),
      refused(400, 'file_damaged', async () => sent((await picture('png')).subarray(0, 60))),
    ],
  },
  feedback: {
    good: () => post(feedback, OPINION),
    status: 201,
    bad: [
      refused(400, 'field_missing', () => post(feedback, { ...OPINION, opinion: undefined })),
      refused(400, 'invalid_input', () => post(feedback, { ...OPINION, verdict: 'perhaps' })),
      refused(400, 'invalid_json', () => ({
        method: 'POST',
        url: feedback,
        payload: '{"kind":',
        headers: { 'content-type': 'application/json' },
      })),
    ],
  },
} satisfies Examples;
