import { ENDPOINTS, type Endpoint, type EndpointName, PATHS } from '@scamguard/contracts';
import fc from 'fast-check';
import { jsonSchema } from '../../contract/schemas.ts';
import { form } from '../report-form.ts';

/** A request to a call of the contract that is right, as far as its schema tells. */
export interface CallRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
}

/** The rows in the database that requests may name. */
export interface Known {
  /** Tokens of sessions, of people with and without a role. */
  readonly sessions: readonly string[];
  /** The values that may stand in the braces of an address. */
  readonly ids: readonly string[];
  readonly picture: Buffer;
}

type Schema = ReturnType<typeof jsonSchema>;

/** No row has this id. */
export const NOBODY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** Only the server can make one that it takes. */
const CURSOR = 'cursor';

/** Values that people write into fields of these names. For other fields, the schema says what may stand there. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  link: ['https://boutique.example/', 'http://xn--80ak6aa92e.com/%ff?a=1#b'],
  number: ['+229 01 97 00 00 00', '97 00 00 00'],
  profileInfo: ['@une.vendeuse', 'https://www.facebook.com/awa.tontine'],
  conversation: ['Bonjour, votre compte sera bloqué. Envoyez le code à https://mtn-momo.example/'],
  phoneNumber: ['+2290197000001', '+2290197000002'],
  phoneOrEmail: ['+2290197000001', 'awa@exemple.bj'],
  password: ['un mot de passe', 'encore un autre'],
  email: ['awa@exemple.bj'],
  scamType: ['mobile_money'],
  region: ['littoral', 'ML-6'],
  scammerContact: ['+229 01 97 00 00 00', 'https://boutique.example/', 'Koffi'],
  description: ['Il se dit agent et demande de renvoyer un dépôt fait par erreur.'],
  message: ['Ce numéro est le mien et je ne suis pas un escroc.'],
  search: ['agent', '97000000', 'boutique.example'],
  id: ['boutique-calebasse'],
  userId: ['somebody-who-asks', 'somebody-else-who-asks'],
  sessionId: ['talk'],
  messageId: ['message', 'another-message'],
  title: ['Faux agent au téléphone'],
  into: [NOBODY],
  report: [NOBODY],
  otp: ['123456'],
  code: ['123456'],
  engineVersion: ['1.0.0'],
  idempotencyKey: ['the-same-key-of-somebody', 'the-same-key-of-somebody-else'],
};

/** A call that answers with a file has no schemas. */
type Call = Pick<Endpoint, 'method' | 'path'> & Partial<Endpoint>;

/** Every call of the contract; a new one is in here by itself. */
export const CALLS = Object.keys(PATHS) as readonly EndpointName[];

const TABLE: Readonly<Record<EndpointName, Call>> = { ...PATHS, ...ENDPOINTS };

export const takesFiles = (name: EndpointName): boolean => Boolean(TABLE[name].isForm || TABLE[name].files);

/** Requests to a call, with everything that it takes. */
export function requestsTo(name: EndpointName, { sessions, ids, picture }: Known): fc.Arbitrary<CallRequest> {
  const { method, path, query, body, isForm, files } = TABLE[name];
  return fc
    .record({
      id: fc.constantFrom(...ids),
      asked: query ? valueOf(jsonSchema(query, 'input')) : fc.constant({}),
      sent: body ? valueOf(jsonSchema(body, 'input')) : fc.constant(undefined),
      withFile: fc.boolean(),
      session: fc.option(fc.constantFrom(...sessions)),
    })
    .map(({ id, asked, sent, withFile, session }) => {
      const search = new URLSearchParams(texts(asked)).toString();
      const image = withFile ? [{ field: 'image', name: 'photo.png', bytes: picture }] : [];
      const content: Pick<CallRequest, 'headers' | 'payload'> = isForm
        ? form(texts(sent), image)
        : files
          ? { payload: picture, headers: { 'content-type': 'image/png' } }
          : json(sent);
      return {
        method,
        url: `${path.replace(/\{\w+\}/g, id)}${search ? `?${search}` : ''}`,
        headers: { ...(session ? { cookie: `session=${session}` } : {}), ...content.headers },
        payload: content.payload,
      };
    });
}

const texts = (values: unknown) =>
  Object.fromEntries(Object.entries(values as object).map(([name, value]) => [name, String(value)]));

const json = (value: unknown): Pick<CallRequest, 'headers' | 'payload'> =>
  value === undefined
    ? { payload: Buffer.alloc(0), headers: {} }
    : { payload: Buffer.from(JSON.stringify(value)), headers: { 'content-type': 'application/json' } };

function valueOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const { const: only, enum: choices, anyOf, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one: Schema) => valueOf(one, name)));
  switch (type) {
    case 'object': {
      const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
      const fields = Object.entries(properties)
        .filter(([field]) => field !== CURSOR)
        .map(([field, one]) => [field, valueOf(one, field)]);
      return fc.record<Record<string, unknown>, string>(Object.fromEntries(fields), {
        requiredKeys: required,
      });
    }
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as Schema, name), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: Number(schema['minimum'] ?? 0), max: Number(schema['maximum'] ?? 100) });
    case 'boolean':
      return fc.boolean();
    default:
      return textOf(schema, name);
  }
}

function textOf({ minLength = 0, maxLength = 40 }: Schema, name: string): fc.Arbitrary<string> {
  const written = FIELDS[name];
  if (written) return fc.constantFrom(...written);
  const shortest = Number(minLength);
  return fc.string({
    unit: 'grapheme-ascii',
    minLength: shortest,
    maxLength: Math.min(Number(maxLength), shortest + 20),
  });
}
