import { keyedHash } from '../../secrets/keyed-hash.ts';
import { type SignedTokens, signedTokens } from '../../secrets/signed-token.ts';
import { networkOf } from '../../visitors/network.ts';

/** Under what votes and reviews are kept. An address belongs to nobody: carriers give one to thousands of people. */
export interface VoterKeys {
  readonly ofAccount: (id: string) => string;
  /** @param token of the browser's cookie. */
  readonly ofBrowser: (token: string) => string;
  /** The key by which votes from one part of the network count once. */
  readonly ofNetwork: (address: string) => string;
  readonly tokens: SignedTokens;
}

export function voterKeys(secret: string): VoterKeys {
  const hash = keyedHash(secret, 'voter');
  return {
    ofAccount: hash,
    ofBrowser: (token) => hash(`cookie\n${token}`),
    ofNetwork: (address) => hash(networkOf(address)),
    tokens: signedTokens(keyedHash(secret, 'voter-token')),
  };
}
