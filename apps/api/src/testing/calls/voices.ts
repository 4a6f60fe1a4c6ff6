import { PATHS } from '@scamguard/contracts';
import type { InjectOptions } from 'fastify';
import { voiceRecordings } from '../../db/schema/voices.ts';
import { spoken } from '../files/spoken.ts';
import { by, type Examples, get, post, type Refusal, refused, type World } from './example.ts';

const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const QUERY = { language: 'fon', sentence: 'urgence-title', credit: 'Afi', consent: 'yes' };
const decide = (id: string) => PATHS.decideVoice.path.replace('{id}', id);
const moderated = (name: string) => PATHS.moderatedVoice.path.replace('{id}', name);
const heard = (name: string) => PATHS.voice.path.replace('{id}', name);

const byModerator = (request: InjectOptions) => async (world: World) => by(await world.moderator(), request);
const forModeratorsOnly = (request: InjectOptions): [Refusal, Refusal] => [
  refused(401, 'not_signed_in', () => request),
  refused(403, 'moderators_only', async ({ visitor }) => by(await visitor(), request)),
];

const recording = (query: Record<string, string> = QUERY, payload = spoken()): InjectOptions => ({
  method: 'POST',
  url: PATHS.recordVoice.path,
  query,
  headers: { 'content-type': 'audio/wav' },
  payload,
});

/** Records a sentence, and gives its id. */
const recorded = async ({ server, moderator }: World): Promise<string> =>
  (await server.ask(by(await moderator(), recording()))).json().id;

const translation = { language: 'fon', sentence: 'urgence-title', text: 'Un sɛ́ akwɛ́ ɔ dó' };

export const voicesExamples = {
  voices: {
    good: () => get(PATHS.voices.path, { language: 'fon' }),
    status: 200,
    bad: [
      refused(400, 'field_missing', () => get(PATHS.voices.path)),
      refused(400, 'invalid_input', () => get(PATHS.voices.path, { language: 'fr' })),
      refused(405, 'method_not_allowed', () => post(PATHS.voices.path, {})),
    ],
  },
  voice: {
    good: async (world) => {
      const id = await recorded(world);
      await world.server.database().queries.update(voiceRecordings).set({ state: 'live' });
      return id ? get(heard('urgence-title.opus'), { language: 'fon' }) : get('/');
    },
    status: 200,
    bad: [
      refused(404, 'not_found', () => get(heard('urgence-when.opus'), { language: 'wo' })),
      refused(404, 'not_found', () => get(heard('urgence-title.wav'), { language: 'fon' })),
      refused(404, 'not_found', () => get(heard('urgence-title.opus'), { language: 'fr' })),
    ],
  },
  voiceStudio: {
    good: byModerator(get(PATHS.voiceStudio.path, { language: 'fon' })),
    status: 200,
    bad: [
      ...forModeratorsOnly(get(PATHS.voiceStudio.path, { language: 'fon' })),
      refused(400, 'invalid_input', byModerator(get(PATHS.voiceStudio.path, { language: 'en' }))),
    ],
  },
  recordVoice: {
    good: byModerator(recording()),
    status: 201,
    bad: [
      ...forModeratorsOnly(recording()),
      refused(400, 'voice_too_quiet', byModerator(recording(QUERY, spoken(1.5, 0.001)))),
    ],
  },
  decideVoice: {
    good: async (world) =>
      by(
        await world.moderator(),
        post(decide(await recorded(world)), { action: 'return', note: 'Plus fort.' }),
      ),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(decide(NOBODY), { action: 'return' })),
      refused(404, 'not_found', byModerator(post(decide(NOBODY), { action: 'approve' }))),
    ],
  },
  moderatedVoice: {
    good: async (world) => by(await world.moderator(), get(moderated(`${await recorded(world)}.mp3`))),
    status: 200,
    bad: [
      ...forModeratorsOnly(get(moderated(`${NOBODY}.mp3`))),
      refused(404, 'not_found', byModerator(get(moderated(`${NOBODY}.mp3`)))),
    ],
  },
  reviewTranslation: {
    good: byModerator(post(PATHS.reviewTranslation.path, translation)),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(PATHS.reviewTranslation.path, translation)),
      refused(
        404,
        'not_found',
        byModerator(post(PATHS.reviewTranslation.path, { ...translation, text: 'Akwɛ́' })),
      ),
    ],
  },
} as const satisfies Examples;
