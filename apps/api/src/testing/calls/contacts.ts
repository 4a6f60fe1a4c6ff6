import { PATHS } from '@scamguard/contracts';
import type { InjectOptions } from 'fastify';
import { by, type Examples, get, post, type Refusal, refused, type World } from './example.ts';

const byModerator = (request: InjectOptions) => async (world: World) => by(await world.moderator(), request);
const forModeratorsOnly = (request: InjectOptions): [Refusal, Refusal] => [
  refused(401, 'not_signed_in', () => request),
  refused(403, 'moderators_only', async ({ visitor }) => by(await visitor(), request)),
];

const desk = get(PATHS.contactDesk.path, { country: 'BJ' });
const called = (key: string) => post(PATHS.editContact.path, { action: 'called', country: 'BJ', key });

export const contactsExamples = {
  contactChanges: {
    good: () => get(PATHS.contactChanges.path, { country: 'BJ' }),
    status: 200,
    bad: [
      refused(400, 'field_missing', () => get(PATHS.contactChanges.path)),
      refused(400, 'invalid_input', () => get(PATHS.contactChanges.path, { country: 'bj' })),
      refused(404, 'not_found', () => get(PATHS.contactChanges.path, { country: 'ZZ' })),
    ],
  },
  contactDesk: {
    good: byModerator(desk),
    status: 200,
    bad: [
      ...forModeratorsOnly(desk),
      refused(404, 'not_found', byModerator(get(PATHS.contactDesk.path, { country: 'ZZ' }))),
    ],
  },
  editContact: {
    good: byModerator(called('phone:117')),
    status: 200,
    bad: [
      ...forModeratorsOnly(called('phone:117')),
      refused(404, 'not_found', byModerator(called('phone:1'))),
    ],
  },
} as const satisfies Examples;
