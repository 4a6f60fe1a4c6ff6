import * as openid from 'openid-client';
import type { Provider } from '../../settings/providers.ts';

/** The values that a browser has to bring back from signing in elsewhere. */
export interface Errand {
  readonly state: string;
  readonly nonce: string;
  /** Proves that the person who comes back is the one who went (PKCE, RFC 7636). */
  readonly verifier: string;
}

/** Whom a provider says that somebody is. */
export interface Identity {
  readonly issuer: string;
  /** Never given to anybody else by this issuer. */
  readonly subject: string;
  /** In lower case; only where the provider has made sure that it is theirs. */
  readonly email: string | undefined;
}

export interface OidcClient {
  /** The address that the browser goes to, and the values that it has to bring back. */
  readonly begin: () => Promise<{ readonly url: URL; readonly errand: Errand }>;
  /**
   * @param address under which the browser came back.
   * @throws when it was not this errand, or the provider does not confirm it.
   */
  readonly finish: (address: URL, errand: Errand) => Promise<Identity>;
}

const LONGEST_WAIT_SECONDS = 10;

/** Authorization code flow with PKCE, state and nonce. The provider's offer is read when it is first needed. */
export function oidcClient({ issuer, clientId, clientSecret }: Provider, returnsTo: URL): OidcClient {
  let discovered: Promise<openid.Configuration> | undefined;
  const configuration = () => {
    discovered ??= openid
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: LONGEST_WAIT_SECONDS,
        // Settings let only an issuer on this very machine do without TLS.
        ...(issuer.protocol === 'http:' ? { execute: [openid.allowInsecureRequests] } : {}),
      })
      .catch((error) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
  return {
    begin: async () => {
      const errand = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnsTo.href,
        scope: 'openid email',
        state: errand.state,
        nonce: errand.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
      });
      return { url, errand };
    },
    finish: async (address, { state, nonce, verifier }) => {
      const found = await configuration();
      const tokens = await openid.authorizationCodeGrant(found, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider says nothing of whom it has signed in.');
      const { sub, email, email_verified: isVerified } = claims;
      return {
        issuer: claims.iss,
        subject: sub,
        email: isVerified === true && typeof email === 'string' ? email.toLowerCase() : undefined,
      };
    },
  };
}
