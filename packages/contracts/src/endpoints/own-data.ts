import {
  browserDataResult,
  codeDataResult,
  dataCodeBody,
  deletedBrowserDataResult,
  deletedResult,
  deleteOwnDataBody,
  ownDataResult,
} from '../own-data.ts';
import { PATHS } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

/** The data that is kept of oneself: seen, taken along, deleted. */
export const OWN_DATA_ENDPOINTS = {
  ownData: {
    ...PATHS.ownData,
    access: 'account',
    summary: 'All that is kept of whoever is signed in',
    status: 200,
    response: ownDataResult,
  },
  deleteOwnData: {
    ...PATHS.deleteOwnData,
    access: 'account',
    summary: 'Delete one’s account with everything that is tied to it',
    body: deleteOwnDataBody,
    status: 200,
    response: deletedResult,
  },
  codeData: {
    ...PATHS.codeData,
    summary: 'What is kept under the code that was shown when a report was sent',
    body: dataCodeBody,
    status: 200,
    response: codeDataResult,
  },
  deleteCodeData: {
    ...PATHS.deleteCodeData,
    summary: 'Delete what is kept under a code',
    body: dataCodeBody,
    status: 200,
    response: deletedResult,
  },
  browserData: {
    ...PATHS.browserData,
    summary: 'What is kept of whoever has no account, under the cookies of their browser',
    status: 200,
    response: browserDataResult,
  },
  deleteBrowserData: {
    ...PATHS.deleteBrowserData,
    summary: 'Delete what is kept under the cookies of a browser, and the cookies',
    status: 200,
    response: deletedBrowserDataResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
