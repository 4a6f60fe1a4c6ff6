import { PATHS } from '@scamguard/contracts';
import type { InjectOptions } from 'fastify';
import { codeOf, enrol } from '../authenticator.ts';
import type { Browser } from '../browser.ts';
import { by, type Examples, get, post, type Refusal, refused, type World } from './example.ts';

const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const SERVICE = PATHS.reviewService.path.replace('{id}', 'boutique-calebasse');
const scamsToModerate = PATHS.scamsToModerate.path;
const moderate = (id: string) => PATHS.moderateScam.path.replace('{id}', id);
const attachment = (id: string) => PATHS.moderatedAttachment.path.replace('{id}', id);
const decide = (id: string) => PATHS.decideReview.path.replace('{id}', id);

const byModerator =
  (request: (world: World) => InjectOptions | Promise<InjectOptions>) => async (world: World) =>
    by(await world.moderator(), await request(world));

/** The call needs a signed-in person with the role. */
const forModeratorsOnly = (request: InjectOptions): [Refusal, Refusal] => [
  refused(401, 'not_signed_in', () => request),
  refused(403, 'moderators_only', async ({ visitor }) => by(await visitor(), request)),
];

async function waitingReview({ moderator, visitor }: World): Promise<string> {
  await (await visitor()).post(SERVICE, { rating: 4, content: 'Livraison rapide.' });
  const [review] = (await (await moderator()).get(PATHS.waitingReviews.path)).json();
  return review.id;
}

const byNewModerator =
  (request: (phone: Browser) => InjectOptions | Promise<InjectOptions>) => async (world: World) => {
    const phone = await world.newModerator();
    return by(phone, await request(phone));
  };

const code = '123456';
const { secondFactor, draftSecondFactor, confirmSecondFactor, showSecondFactor } = PATHS;

export const moderationExamples = {
  secondFactor: {
    good: byNewModerator(() => get(secondFactor.path)),
    status: 200,
    bad: [
      ...forModeratorsOnly(get(secondFactor.path)),
      refused(405, 'method_not_allowed', () => ({ method: 'DELETE', url: secondFactor.path })),
    ],
  },
  draftSecondFactor: {
    good: byNewModerator(() => post(draftSecondFactor.path, {})),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(draftSecondFactor.path, {})),
      refused(405, 'method_not_allowed', () => get(draftSecondFactor.path)),
    ],
  },
  confirmSecondFactor: {
    good: byNewModerator(async (phone) => {
      const { secret } = (await phone.post(draftSecondFactor.path, {})).json();
      return post(confirmSecondFactor.path, { code: codeOf(secret) });
    }),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(confirmSecondFactor.path, { code })),
      refused(
        400,
        'code_expired',
        byNewModerator(() => post(confirmSecondFactor.path, { code })),
      ),
    ],
  },
  showSecondFactor: {
    good: byNewModerator(async (phone) => {
      const { secret } = await enrol(phone);
      return post(showSecondFactor.path, { code: codeOf(secret, 1) });
    }),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(showSecondFactor.path, { code })),
      refused(
        403,
        'second_factor_needed',
        byNewModerator(() => post(showSecondFactor.path, { code })),
      ),
    ],
  },
  scamsToModerate: {
    good: byModerator(() => get(scamsToModerate, { limit: '2' })),
    status: 200,
    bad: [
      ...forModeratorsOnly(get(scamsToModerate)),
      refused(
        400,
        'invalid_input',
        byModerator(() => get(scamsToModerate, { status: 'perhaps' })),
      ),
    ],
  },
  moderateScam: {
    good: byModerator(async ({ report }) => post(moderate((await report()).scamId), { action: 'publish' })),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(moderate(NOBODY), { action: 'publish' })),
      refused(
        400,
        'invalid_input',
        byModerator(() => post(moderate(NOBODY), { action: 'delete' })),
      ),
    ],
  },
  moderatedAttachment: {
    good: byModerator(async ({ report }) => get(attachment((await report()).attachmentId))),
    status: 200,
    bad: [
      ...forModeratorsOnly(get(attachment(NOBODY))),
      refused(
        404,
        'not_found',
        byModerator(() => get(attachment(NOBODY))),
      ),
    ],
  },
  waitingReviews: {
    good: byModerator(() => get(PATHS.waitingReviews.path)),
    status: 200,
    bad: [
      ...forModeratorsOnly(get(PATHS.waitingReviews.path)),
      refused(
        405,
        'method_not_allowed',
        byModerator(() => post(PATHS.waitingReviews.path, {})),
      ),
    ],
  },
  decideReview: {
    good: byModerator(async (world) => post(decide(await waitingReview(world)), { decision: 'publish' })),
    status: 200,
    bad: [
      ...forModeratorsOnly(post(decide(NOBODY), { decision: 'publish' })),
      refused(
        404,
        'not_found',
        byModerator(() => post(decide(NOBODY), { decision: 'publish' })),
      ),
    ],
  },
} satisfies Examples;
