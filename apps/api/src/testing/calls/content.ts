import { PATHS } from '@scamguard/contracts';
import { type CallExamples, type Examples, get, pagedList, plainList, post, refused } from './example.ts';

const { education, services, serviceDetails } = PATHS;
const SERVICE = 'boutique-calebasse';
const module = (id: string) => PATHS.educationModule.path.replace('{id}', id);
const audio = (id: string) => PATHS.audio.path.replace('{id}', id);
const video = (id: string) => PATHS.video.path.replace('{id}', id);
const vote = (id: string) => PATHS.voteForService.path.replace('{id}', id);
const review = (id: string) => PATHS.reviewService.path.replace('{id}', id);

/** A list that is searched, and narrowed by one choice. */
const searched = (
  path: string,
  choice: Record<string, string>,
  wrong: Record<string, string>,
): CallExamples => ({
  good: () => get(path, { search: 'argent', ...choice }),
  status: 200,
  bad: [
    refused(400, 'invalid_input', () => get(path, wrong)),
    refused(413, 'value_too_long', () => get(path, { search: 'a'.repeat(101) })),
    refused(400, 'invalid_input', () => get(path, { cursor: 'nowhere' })),
  ],
});

export const contentExamples = {
  channels: pagedList(PATHS.channels.path),
  alerts: pagedList(PATHS.alerts.path),
  currentAlerts: pagedList(PATHS.currentAlerts.path),
  dailyTips: pagedList(PATHS.dailyTips.path),
  featuredEducation: pagedList(PATHS.featuredEducation.path),
  educationCategories: pagedList(PATHS.educationCategories.path),
  education: searched(education.path, { level: 'beginner' }, { level: 'expert' }),
  educationModule: {
    good: () => get(module('mobile-money')),
    status: 200,
    bad: [
      refused(404, 'not_found', () => get(module('nothing'))),
      refused(404, 'not_found', () => get(module('..%2falerts'))),
      refused(405, 'method_not_allowed', () => post(module('mobile-money'), {})),
    ],
  },
  courseFile: {
    good: () => get(PATHS.courseFile.path.replace('{id}', 'mobile-money')),
    status: 200,
    bad: [
      refused(404, 'not_found', () => get(PATHS.courseFile.path.replace('{id}', 'nothing'))),
      refused(404, 'not_found', () => get(PATHS.courseFile.path.replace('{id}', '..%2f..%2fetc'))),
      refused(405, 'method_not_allowed', () =>
        post(PATHS.courseFile.path.replace('{id}', 'mobile-money'), {}),
      ),
    ],
  },
  practice: pagedList(PATHS.practice.path),
  questions: pagedList(PATHS.questions.path),
  writtenPage: {
    good: () => get(PATHS.writtenPage.path.replace('{id}', 'privacy')),
    status: 200,
    bad: [
      refused(404, 'not_found', () => get(PATHS.writtenPage.path.replace('{id}', 'nothing'))),
      refused(404, 'not_found', () => get(PATHS.writtenPage.path.replace('{id}', '__proto__'))),
      refused(405, 'method_not_allowed', () => post(PATHS.writtenPage.path.replace('{id}', 'terms'), {})),
    ],
  },
  services: searched(services.path, { type: 'trusted' }, { type: 'good' }),
  serviceDetails: {
    good: () => get(serviceDetails.path, { id: SERVICE }),
    status: 200,
    bad: [
      refused(400, 'field_missing', () => get(serviceDetails.path)),
      refused(404, 'not_found', () => get(serviceDetails.path, { id: 'nothing' })),
      refused(400, 'invalid_input', () => get(serviceDetails.path, { id: "a' or 1=1 --" })),
    ],
  },
  voteForService: {
    good: () => post(vote(SERVICE), { opinion: 'confirm' }),
    status: 200,
    bad: [
      refused(400, 'field_missing', () => post(vote(SERVICE), {})),
      refused(400, 'invalid_input', () => post(vote(SERVICE), { opinion: 'perhaps' })),
      refused(404, 'not_found', () => post(vote('nothing'), { opinion: 'confirm' })),
    ],
  },
  reviewService: {
    good: () => post(review(SERVICE), { rating: 4, content: 'Livraison rapide.' }),
    status: 201,
    bad: [
      refused(400, 'invalid_input', () => post(review(SERVICE), { rating: 6, content: 'Livraison rapide.' })),
      refused(400, 'value_too_short', () => post(review(SERVICE), { rating: 4, content: 'a' })),
      refused(404, 'not_found', () => post(review('nothing'), { rating: 4, content: 'Livraison rapide.' })),
    ],
  },
  guide: plainList(PATHS.guide.path),
  video: {
    good: () => get(video('presentation.mp4')),
    status: 200,
    bad: [
      refused(404, 'not_found', () => get(video('nothing.mp4'))),
      refused(404, 'not_found', () => get(video('presentation'))),
      refused(416, 'range_invalid', () => ({
        ...get(video('presentation.mp4')),
        headers: { range: 'bytes=99999999-' },
      })),
    ],
  },
  audio: {
    good: () => get(audio('result-link')),
    status: 200,
    bad: [
      refused(404, 'not_found', () => get(audio('nothing'))),
      refused(404, 'not_found', () => get(audio('result-link.wav'))),
      refused(416, 'range_invalid', () => ({
        ...get(audio('result-link')),
        headers: { range: 'bytes=99999999-' },
      })),
    ],
  },
} satisfies Examples;
