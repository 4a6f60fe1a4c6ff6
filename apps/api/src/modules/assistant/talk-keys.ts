import { keyedHash } from '../../secrets/keyed-hash.ts';
import { type SignedTokens, signedTokens } from '../../secrets/signed-token.ts';

/** Under what talks are kept: nothing that is stored opens one. */
export interface TalkKeys {
  readonly ofTalk: (talk: {
    readonly userId: string;
    readonly sessionId: string;
    readonly token: string;
  }) => string;
  /** What all talks that one token opens have in common. */
  readonly ofOwner: (token: string) => string;
  readonly tokens: SignedTokens;
}

export function talkKeys(secret: string): TalkKeys {
  const hash = keyedHash(secret, 'conversation');
  return {
    ofTalk: ({ userId, sessionId, token }) => hash(`${userId}\n${sessionId}\n${token}`),
    ofOwner: keyedHash(secret, 'conversation-owner'),
    tokens: signedTokens(keyedHash(secret, 'case-token')),
  };
}
