export { type Address, type AddressParts, addressOf, answerIn, inLanguage } from './address.ts';
export type {
  AddressName,
  AnswerOf,
  BodyOf,
  CallName,
  FileName,
  ParamsOf,
  QueryOf,
} from './calls.ts';
export { type Client, type ClientSettings, createClient, type RequestOptions } from './client.ts';
export { inTimeOrHere } from './in-time-or-here.ts';
export { interviewOnDevice, offlineResult } from './on-device.ts';
export { orHere } from './or-here.ts';
export { type PresentedResult, presentResult, type ResultWord, wordOf } from './presentation.ts';
export { isRequestError, RequestError } from './request-error.ts';
export { send } from './send.ts';
export { converse, type Said, verify, wellFormed } from './verify.ts';
