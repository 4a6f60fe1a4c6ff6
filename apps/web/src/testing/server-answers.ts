import type { ErrorBody } from '@scamguard/contracts';
import { type EndpointName, PATHS } from '@scamguard/contracts/paths';

/** An answer with an error status, or no answer at all. */
class Trouble {
  readonly respond: () => Promise<Response>;

  constructor(respond: () => Promise<Response>) {
    this.respond = respond;
  }
}

/** The answer is still on its way, for as long as one looks. */
export const onItsWay = new Trouble(() => new Promise(() => {}));

/** The line is dead. */
export const noConnection = new Trouble(() => Promise.reject(new TypeError('Failed to fetch')));

/** The server refuses or fails: an error status and what it says to the visitor. */
export const refusal = (
  status: number,
  message: string,
  { code = 'internal', field }: { code?: ErrorBody['code']; field?: string } = {},
) => {
  const details = field === undefined ? undefined : [{ field, problem: 'not_allowed' as const }];
  const body: ErrorBody = { code, message, ...(details && { details }) };
  return new Trouble(() => Promise.resolve(Response.json(body, { status })));
};

/** The server's answer to each call: the body of its answer, or {@link onItsWay}, {@link noConnection}, {@link refusal}. */
export type ServerAnswers = Readonly<Partial<Record<EndpointName, unknown>>>;

const NAME_IN_BRACES = /\\\{\w+\\\}/g;

function endpointOf(method: string, pathname: string): EndpointName | undefined {
  const names = Object.keys(PATHS) as EndpointName[];
  return names.find((name) => {
    const path = PATHS[name].path.replace(/[.{}]/g, String.raw`\$&`).replace(NAME_IN_BRACES, '[^/]+');
    return PATHS[name].method === method && new RegExp(`^${path}$`).test(pathname);
  });
}

/**
 * Answers the site's calls in the server's place, until the returned function is called. Everything else, such as code
 * that is loaded on demand, still comes from where it comes from.
 */
export function answerInPlaceOfServer(answers: ServerAnswers): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return real(input, init);
    const method = init?.method ?? 'GET';
    const endpoint = endpointOf(method, pathname);
    const answer = endpoint && answers[endpoint];
    if (answer instanceof Trouble) return answer.respond();
    if (answer === undefined)
      throw new Error(`The story has no answer to ${endpoint ?? `${method} ${pathname}`}.`);
    return Response.json(answer);
  };
  return () => {
    globalThis.fetch = real;
  };
}
