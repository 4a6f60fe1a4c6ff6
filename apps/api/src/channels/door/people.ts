import { talkKeys } from '../../modules/assistant/talk-keys.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import type { ChannelName } from '../message.ts';

/** A person on a channel: nothing of it leads back to a number without the secret. */
export interface Person {
  /** Keyed hash of the channel and the provider's id. */
  readonly hash: string;
  /** Opens their talk. */
  readonly token: string;
  /** Where the talk is kept. */
  readonly talk: string;
}

export interface People {
  readonly of: (channel: ChannelName | 'ussd', from: string) => Person;
  readonly messageKey: (channel: ChannelName | 'ussd', id: string) => string;
}

/** One talk for each person and channel. Whoever speaks by a provider is known by it, so its token can be made again each time. */
export function channelPeople(secret: string): People {
  const hash = keyedHash(secret, 'person on a channel');
  const messageKey = keyedHash(secret, 'message of a channel');
  const keys = talkKeys(secret);
  return {
    of: (channel, from) => {
      const person = hash(`${channel}\n${from}`);
      const token = keys.ofPerson(person);
      return {
        hash: person,
        token,
        talk: keys.ofTalk({ userId: person, sessionId: channel, token }),
      };
    },
    messageKey: (channel, id) => messageKey(`${channel}\n${id}`),
  };
}
