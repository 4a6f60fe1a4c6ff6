import { decisionBody, PATHS } from '@scamguard/contracts';
import { beforeAll, expect, test } from 'vitest';
import { enrol } from '../../testing/authenticator.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import { anotherSession, minutesLater, signedIn } from '../../testing/moderator.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

/** How far somebody has come, from nothing to a code of the last ten minutes. */
const PEOPLE = ['nobody', 'visitor', 'moderator without a code', 'code of before', 'new code'] as const;
type Person = (typeof PEOPLE)[number];

/** What each of them is told, in that order. */
const PROOFS = {
  role: ['not_signed_in', 'moderators_only', 'let in', 'let in', 'let in'],
  code: ['not_signed_in', 'moderators_only', 'second_factor_needed', 'let in', 'let in'],
  'new code': ['not_signed_in', 'moderators_only', 'second_factor_needed', 'sudo_needed', 'let in'],
  'new code of the old app': ['not_signed_in', 'moderators_only', 'sudo_needed', 'sudo_needed', 'let in'],
} as const;
const REFUSALS = new Set<string>(Object.values(PROOFS).flat());

type Call = keyof typeof PATHS;
type Act = readonly [call: Call, body: object | undefined, needs: keyof typeof PROOFS];

/** The answer for something that does not exist is 404. A person who gets it was let in. */
const ACTS: readonly Act[] = [
  ['secondFactor', undefined, 'role'],
  ['showSecondFactor', { code: '000000' }, 'role'],
  ['draftSecondFactor', {}, 'new code of the old app'],
  ['confirmSecondFactor', { code: '000000' }, 'new code of the old app'],
  ['scamsToModerate', undefined, 'code'],
  ['moderatedAttachment', undefined, 'code'],
  ['waitingReviews', undefined, 'code'],
  ['moderateScam', { action: 'publish' }, 'code'],
  ['moderateScam', { action: 'reject' }, 'new code'],
  ['moderateScam', { action: 'reject', report: '7c9e6679-7425-40de-944b-e07fc1f90ae8' }, 'new code'],
  ['moderateScam', { action: 'merge', into: '7c9e6679-7425-40de-944b-e07fc1f90ae8' }, 'new code'],
  ['moderateScam', { action: 'mask', title: 'Un titre corrigé' }, 'code'],
  ['decideReview', { decision: 'publish' }, 'code'],
  ['decideReview', { decision: 'reject' }, 'new code'],
  ['contactDesk', undefined, 'code'],
  ['editContact', { action: 'hide', country: 'BJ', key: 'phone:nobody' }, 'new code'],
  ['voiceStudio', undefined, 'code'],
  ['moderatedVoice', undefined, 'code'],
  ['recordVoice', {}, 'code'],
  ['decideVoice', { action: 'approve' }, 'code'],
  ['reviewTranslation', {}, 'code'],
];
const NOTHING = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

test('every call of moderation and every decision stands in the table', () => {
  const calls = Object.entries(PATHS).flatMap(([call, { path }]) =>
    /^\/api\/(moderation|auth\/second-factor)/.test(path) ? [call] : [],
  );
  expect(new Set<string>(ACTS.map(([call]) => call))).toEqual(new Set(calls));
  const actions = ACTS.flatMap(([call, body]) =>
    call === 'moderateScam' && body && 'action' in body ? [body.action] : [],
  );
  expect(new Set(actions)).toEqual(new Set(decisionBody.shape.action.options));
});

describeOnEachDatabase('which act needs which proof', (server) => {
  let people: Readonly<Record<Person, Browser>>;
  beforeAll(async () => {
    const moderator = async (minutes: number) => {
      const somebody = await signedIn(server, ['moderator'], false);
      await enrol(somebody);
      await minutesLater(server, somebody.accountId, minutes);
      return somebody;
    };
    people = {
      nobody: browser(server),
      visitor: await signedIn(server),
      'moderator without a code': await anotherSession(server, (await moderator(0)).accountId),
      'code of before': await moderator(11),
      'new code': await moderator(0),
    };
  });

  const answer = async (person: Person, [call, body]: Act, id: string) => {
    const path = PATHS[call].path.replace('{id}', id);
    const response = await (body ? people[person].post(path, body) : people[person].get(path));
    expect(response.statusCode).toBeLessThan(500);
    const code = response.statusCode < 400 ? undefined : response.json().code;
    return REFUSALS.has(code) ? code : 'let in';
  };
  const answers = async (act: Act, id = NOTHING) => {
    const told: string[] = [];
    for (const person of PEOPLE) told.push(await answer(person, act, id));
    return told;
  };

  test.each(ACTS)('%s %j: %s', async (...act) => {
    expect(await answers(act)).toEqual(PROOFS[act[2]]);
  });

  test('moderateScam mask, of a text that everybody reads: new code', async () => {
    await reporting(server)({ title: 'Un appel étrange' });
    const moderator = people['new code'];
    const [scam] = (await moderator.get(PATHS.scamsToModerate.path)).json<{ id: string }[]>();
    const id = scam?.id ?? '';
    const mask: Act = ['moderateScam', { action: 'mask', title: 'Un titre corrigé' }, 'new code'];
    expect(await answers(mask, id)).toEqual(PROOFS.code);
    await moderator.post(PATHS.moderateScam.path.replace('{id}', id), { action: 'publish' });
    expect(await answers(mask, id)).toEqual(PROOFS['new code']);
  });
});
