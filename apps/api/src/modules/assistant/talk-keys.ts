import { keyedHash } from '../../secrets/keyed-hash.ts';
import { type SignedTokens, signedTokens } from '../../secrets/signed-token.ts';

/** Under what talks are kept: nothing that is stored opens one. */
export interface TalkKeys {
  readonly ofTalk: (talk: {
    readonly userId: string;
    readonly sessionId: string;
    readonly token: string;
  }) => string;
  /** The common part of all talks that one token opens. */
  readonly ofOwner: (token: string) => string;
  readonly tokens: SignedTokens;
  /** The token of somebody whom a channel's provider vouches for: always the same, and nobody else can make it. */
  readonly ofPerson: (person: string) => string;
}

export function talkKeys(secret: string): TalkKeys {
  const hash = keyedHash(secret, 'conversation');
  const sign = keyedHash(secret, 'case-token');
  const ofPerson = keyedHash(secret, 'case-token of a person on a channel');
  return {
    ofTalk: ({ userId, sessionId, token }) => hash(`${userId}\n${sessionId}\n${token}`),
    ofOwner: keyedHash(secret, 'conversation-owner'),
    tokens: signedTokens(sign),
    ofPerson: (person) => `${ofPerson(person)}.${sign(ofPerson(person))}`,
  };
}
