/**
 * Tests of types: `npm test types` compiles this file. Each line under `@ts-expect-error` is a mistake that must stay one.
 */
import type { InterviewResult, ServiceResult, VerificationResult } from '@scamguard/contracts';
import { type AnswerOf, addressOf, createClient, type RequestError } from './index.ts';

const { request, requestFile, read } = createClient();
const language = 'fr';

/** Compiles only when both types are the same. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

export const answersAreThoseOfTheContract: [
  Same<AnswerOf<'services'>, ServiceResult[]>,
  Same<AnswerOf<'verifyLink'>, VerificationResult>,
  Same<AnswerOf<'verifyConversation'>, InterviewResult | VerificationResult>,
] = [true, true, true];

export const right = () => [
  addressOf('alerts'),
  addressOf('alerts', { query: { limit: 3 } }),
  addressOf('services', { query: { type: 'trusted', region: '', search: '' } }),
  addressOf('educationModule', { params: { id: 'a' } }),
  addressOf('audio', { params: { id: 'a' } }),
  request('verifyLink', { language, body: { link: 'x' } }),
  request('logout', { language }),
  request('sendReport', { language, body: new FormData() }),
  request('readPicture', { language, body: new Blob() }),
  requestFile('courseFile', { language, params: { id: 'a' } }),
];

export async function wrongAnswers() {
  // @ts-expect-error alerts are no services
  const services: ServiceResult[] = await request('alerts', { language });
  // @ts-expect-error one lesson is no list
  const lessons: AnswerOf<'education'> = await read(addressOf('educationModule', { params: { id: 'a' } }));
  return [services, lessons];
}

export const wrongAddresses = () => [
  // @ts-expect-error no such call
  addressOf('alarms'),
  // @ts-expect-error which lesson?
  addressOf('educationModule'),
  // @ts-expect-error its name is `id`
  addressOf('educationModule', { params: { name: 'a' } }),
  // @ts-expect-error there is nothing in braces
  addressOf('alerts', { params: { id: 'a' } }),
  // @ts-expect-error of which service?
  addressOf('serviceDetails'),
  // @ts-expect-error no such type of service
  addressOf('services', { query: { type: 'unknown' } }),
  // @ts-expect-error a number
  addressOf('alerts', { query: { limit: 'all' } }),
  // @ts-expect-error nothing of the kind
  addressOf('scamTypes', { query: { search: 'a' } }),
];

export const wrongRequests = () => [
  // @ts-expect-error in which language?
  request('alerts', {}),
  // @ts-expect-error what link?
  request('verifyLink', { language }),
  // @ts-expect-error the field of another call
  request('verifyLink', { language, body: { number: 'x' } }),
  // @ts-expect-error a text
  request('verifyLink', { language, body: { link: 1 } }),
  // @ts-expect-error a field too many
  request('verifyLink', { language, body: { link: 'x', kind: 'link' } }),
  // @ts-expect-error a call that reads sends nothing
  request('alerts', { language, body: {} }),
  // @ts-expect-error a form
  request('sendReport', { language, body: { title: 'x' } }),
  // @ts-expect-error which one?
  request('moderateScam', { language, body: { decision: 'publish' } }),
  // @ts-expect-error a file
  request('audio', { language, params: { id: 'a' } }),
  // @ts-expect-error no file
  requestFile('alerts', { language }),
];

export const wrongErrors = (error: RequestError) => [
  error.code === 'too_many_requests',
  // @ts-expect-error no such code
  error.code === 'too_many_cooks',
];
