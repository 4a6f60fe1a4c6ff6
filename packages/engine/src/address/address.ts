import type { Span } from '../vocabulary.ts';
import type { HostParts } from './host-parts.ts';

/** A web address taken apart. Letters of the host are lower case; percent-encoding is undone in everything but `canonical`. */
export interface Address extends HostParts {
  /** `web`: opens a page. `mail`: an e-mail address. `active`: runs or opens something on the phone itself. */
  readonly kind: 'web' | 'mail' | 'active';
  /** Where it stands in the checked value. */
  readonly span: Span;
  /** One spelling for all ways of writing this address. */
  readonly canonical: string;
  /** Without the colon, e.g. `https`, `javascript`. It plays no part in the score of a web address. */
  readonly scheme: string;
  /** ASCII, without `www.` and final dot; empty for most active addresses. */
  readonly host: string;
  /** The host with the letters that a person sees. */
  readonly shownHost: string;
  readonly isIp: boolean;
  /** What stands before an `@` in front of the host. */
  readonly credentials: string;
  /** Empty when it is the usual one. */
  readonly port: string;
  /** Starts with `/` for a web address; the body for an active one. */
  readonly path: string;
  /** Without `?` and `#`. */
  readonly query: string;
  readonly fragment: string;
  /** Whether characters that show nothing were hidden in it. */
  readonly hidesCharacters: boolean;
}
