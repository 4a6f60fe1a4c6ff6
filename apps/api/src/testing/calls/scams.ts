import { PATHS } from '@scamguard/contracts';
import { form, newAddress, REPORT } from '../report-form.ts';
import { by, type Examples, get, pagedList, plainList, post, refused, type World } from './example.ts';

const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const search = PATHS.searchScams.path;
const reviewOf = (id: string) => PATHS.requestReview.path.replace('{id}', id);
const own = PATHS.ownReports.path;
const message = 'Ce numéro est le mien et je ne suis pas un escroc.';

const sent = (change: Record<string, string>, files: Parameters<typeof form>[1] = []) => ({
  method: 'POST' as const,
  url: PATHS.sendReport.path,
  remoteAddress: newAddress(),
  ...form({ ...REPORT, ...change }, files),
});

const bySignedIn =
  (query: Record<string, string> = {}) =>
  async ({ visitor }: World) =>
    by(await visitor(), get(own, query));

export const scamsExamples = {
  scamTypes: pagedList(PATHS.scamTypes.path),
  regions: pagedList(PATHS.regions.path),
  searchScams: {
    good: () => get(search, { search: 'agent' }),
    status: 200,
    bad: [
      refused(400, 'search_too_short', () => get(search, { search: 'ag' })),
      refused(400, 'search_too_short', () => get(search)),
      refused(413, 'value_too_long', () => get(search, { search: 'a'.repeat(300) })),
    ],
  },
  latestScams: pagedList(PATHS.latestScams.path),
  threats: {
    good: () => get(PATHS.threats.path),
    status: 200,
    bad: [
      refused(400, 'invalid_input', () => get(PATHS.threats.path, { limit: '1001' })),
      refused(400, 'invalid_input', () => get(PATHS.threats.path, { cursor: 'nowhere' })),
      refused(401, 'credentials_wrong', () => ({
        ...get(PATHS.threats.path),
        headers: { authorization: 'Bearer a-key-that-nobody-was-ever-given' },
      })),
    ],
  },
  threatsText: plainList(PATHS.threatsText.path),
  threatsStix: plainList(PATHS.threatsStix.path),
  requestReview: {
    good: async ({ report }) => post(reviewOf((await report()).scamId), { message }),
    status: 201,
    bad: [
      refused(404, 'not_found', () => post(reviewOf(NOBODY), { message })),
      refused(404, 'not_found', () => post(reviewOf('nobody'), { message })),
      refused(400, 'value_too_short', async ({ report }) =>
        post(reviewOf((await report()).scamId), { message: 'Faux' }),
      ),
    ],
  },
  sendReport: {
    good: () => sent({}),
    status: 201,
    bad: [
      refused(400, 'title_too_short', () => sent({ title: 'Vol' })),
      refused(415, 'unsupported_media_type', () => post(PATHS.sendReport.path, REPORT)),
      refused(415, 'file_not_allowed', () =>
        sent({}, [{ field: 'image', name: 'photo.jpg', bytes: Buffer.from('MZ\x90\0 a program') }]),
      ),
    ],
  },
  ownReports: {
    good: bySignedIn(),
    status: 200,
    bad: [
      refused(401, 'not_signed_in', () => get(own)),
      refused(400, 'invalid_input', bySignedIn({ limit: '0' })),
      refused(400, 'invalid_input', bySignedIn({ cursor: 'nowhere' })),
    ],
  },
} satisfies Examples;
