import { PATHS } from '@scamguard/contracts';
import { type Examples, plainList, post, refused } from './example.ts';

const { path } = PATHS.sendMessage;
const message = {
  name: 'Awa',
  email: 'awa@exemple.bj',
  subject: 'Question',
  message: 'Comment signaler un faux agent ?',
};

export const operationExamples = {
  sendMessage: {
    good: () => post(path, message),
    status: 201,
    bad: [
      refused(400, 'field_missing', () => post(path, { ...message, name: ' ' })),
      refused(400, 'invalid_input', () => post(path, { ...message, email: 'awa' })),
      refused(413, 'value_too_long', () => post(path, { ...message, subject: 'a'.repeat(201) })),
    ],
  },
  health: plainList(PATHS.health.path),
  live: plainList(PATHS.live.path),
  ready: plainList(PATHS.ready.path),
  openapi: plainList(PATHS.openapi.path),
} satisfies Examples;
