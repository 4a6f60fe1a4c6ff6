import type { User } from '@scamguard/contracts';
import type { AccountRow } from '../../db/schema/accounts.ts';
import { randomToken, tokenHash } from '../../secrets/random-token.ts';
import type { SessionsRepository, Shown } from './repository.ts';

const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_SECONDS = 30 * DAY_SECONDS;
const UNREMEMBERED_SECONDS = DAY_SECONDS / 2;

/** A session that has begun. */
export interface NewSession {
  readonly token: string;
  /** How long the browser keeps the cookie; absent: until it is closed. */
  readonly keptSeconds: number | undefined;
}

/** The signed-in person, and whether they have shown their second factor in this session. */
export interface Visit {
  readonly user: User;
  readonly secondFactor: Shown;
}

export interface SessionsService {
  /** Begins a session under a token that nobody has seen before; the browser's earlier one ends. */
  readonly begin: (
    accountId: string,
    options: { readonly remember: boolean; readonly earlier: string | undefined },
  ) => Promise<NewSession>;
  readonly find: (token: string) => Promise<Visit | undefined>;
  /** Its owner has just shown the second factor in it. */
  readonly markSecondFactor: (token: string) => Promise<void>;
  readonly end: (token: string) => Promise<void>;
  /** Ends every session of an account but this one. */
  readonly endOthers: (accountId: string, token: string | undefined) => Promise<void>;
}

export function sessionsService(repository: SessionsRepository): SessionsService {
  const end = (token: string) => repository.remove(tokenHash(token));
  return {
    begin: async (accountId, { remember, earlier }) => {
      const token = randomToken();
      const lifetime = remember ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS;
      await repository.add(tokenHash(token), accountId, lifetime);
      if (earlier) await end(earlier);
      return { token, keptSeconds: remember ? lifetime : undefined };
    },
    find: async (token) => {
      const found = await repository.find(tokenHash(token));
      return found && { user: userFrom(found.account), secondFactor: found.secondFactor };
    },
    markSecondFactor: (token) => repository.markSecondFactor(tokenHash(token)),
    end,
    endOthers: (accountId, token) => repository.removeOthers(accountId, token ? tokenHash(token) : ''),
  };
}

/** An account as its owner sees it. */
export function userFrom({ id, phoneNumber, email, roles }: AccountRow): User {
  return { id, phoneNumber, email, roles };
}
