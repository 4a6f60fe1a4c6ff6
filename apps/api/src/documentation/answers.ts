import type { Endpoint } from '@scamguard/contracts';

type Schema = Readonly<Record<string, unknown>>;
interface Header {
  readonly type: 'integer' | 'string';
  readonly description: string;
}

const STATUS_MEANS: Readonly<Record<number, string>> = {
  200: 'The answer.',
  201: 'It is stored.',
  202: 'It is accepted; a code is on its way.',
  503: 'Writes do not work now.',
};

/** Headers in the answer of every call that is counted. Source: draft-ietf-httpapi-ratelimit-headers-06. */
const LIMIT_HEADERS: Readonly<Record<string, Header>> = {
  'RateLimit-Limit': { type: 'integer', description: 'Calls that your address may make in the window.' },
  'RateLimit-Remaining': { type: 'integer', description: 'Calls that are left in the window.' },
  'RateLimit-Reset': { type: 'integer', description: 'Seconds until the window ends.' },
};

const LANGUAGE: Readonly<Record<string, Header>> = {
  'Content-Language': { type: 'string', description: 'The language of the texts in the answer.' },
};

const NEXT_PAGE: Readonly<Record<string, Header>> = {
  Link: {
    type: 'string',
    description: 'Where the next page is, as `<address>; rel="next"`. Absent on the last page.',
  },
};

const WAIT: Readonly<Record<string, Header>> = {
  'Retry-After': { type: 'integer', description: 'Seconds to wait before you ask again.' },
};

/** The text about the answers of a call: a sentence and headers for each. */
export function describeAnswers(
  answers: Readonly<Record<string, Schema>>,
  { isList, isLimited }: { readonly isList: boolean; readonly isLimited: boolean },
): Record<string, Schema> {
  const limits = isLimited ? LIMIT_HEADERS : {};
  const success = { ...LANGUAGE, ...limits, ...(isList ? NEXT_PAGE : {}) };
  const describe = (status: string, schema: Schema): Schema => {
    if (status === '4xx')
      return {
        ...schema,
        description: 'The request is refused. `code` says why, `message` says it to the visitor.',
        headers: { ...LANGUAGE, ...limits, ...WAIT },
      };
    if (status === '5xx')
      return {
        ...schema,
        description: 'The server cannot do it now. Try again after `Retry-After`.',
        headers: { ...LANGUAGE, ...WAIT },
      };
    return { ...schema, description: STATUS_MEANS[Number(status)] ?? 'The answer.', headers: success };
  };
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [status, describe(status, schema)]),
  );
}

/** A list that may be asked for page by page. */
export const isPaged = (endpoint: Endpoint | undefined): boolean =>
  'cursor' in ((endpoint?.query as { shape?: object } | undefined)?.shape ?? {});
