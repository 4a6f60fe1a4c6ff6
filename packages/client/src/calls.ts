import type { Answered, ENDPOINTS, Endpoint, Given } from '@scamguard/contracts';
import type { PATHS } from '@scamguard/contracts/paths';

/** Everything that has an address in the contract. */
export type AddressName = keyof typeof PATHS;

/** A call that answers JSON. */
export type CallName = keyof typeof ENDPOINTS;

/** A call that answers a file: a recording, a guide to print. */
export type FileName = Exclude<AddressName, CallName>;

/** What a call answers. */
export type AnswerOf<Call extends CallName> = Answered<(typeof ENDPOINTS)[Call]>;

/** Values of the names in braces; never where the address has none. */
export type ParamsOf<Call extends AddressName> = [NamesIn<(typeof PATHS)[Call]['path']>] extends [never]
  ? never
  : Readonly<Record<NamesIn<(typeof PATHS)[Call]['path']>, string>>;

/** The values that may stand behind the `?`. An empty value is left out. The type is `never` if the call takes none. */
export type QueryOf<Call extends AddressName> = Call extends CallName
  ? OrEmpty<Given<(typeof ENDPOINTS)[Call], 'query'>>
  : never;

/**
 * The body that is sent: an object as JSON, a form with files, or a file as it is. The type is `never` if the call has no body.
 */
export type BodyOf<Call extends CallName> = Sent<(typeof ENDPOINTS)[Call]>;

type Sent<Of extends Endpoint> = Of extends { readonly isForm: true }
  ? FormData
  : Of extends { readonly files: readonly string[] }
    ? Blob
    : Given<Of, 'body'>;

/** A part of what a call is given: needed, or not, or not allowed. */
export type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Arguments that may be left out when nothing in them is needed. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type OrEmpty<Query> = [Query] extends [never]
  ? never
  : { readonly [Name in keyof Query]: undefined extends Query[Name] ? Query[Name] | '' : Query[Name] };
