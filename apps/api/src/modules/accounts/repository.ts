import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { type AccountRow, accounts } from '../../db/schema/accounts.ts';
import type { Contact } from './contact.ts';

export interface AccountsRepository {
  readonly find: (contact: Contact) => Promise<AccountRow | undefined>;
  readonly get: (id: string) => Promise<AccountRow | undefined>;
  /** Makes the account of a number, or gives the one that it has a new password. */
  readonly save: (phoneNumber: string, passwordHash: string) => Promise<AccountRow>;
  readonly setPassword: (id: string, passwordHash: string) => Promise<void>;
}

export function accountsRepository(queries: Queries): AccountsRepository {
  return {
    find: async (contact) => (await queries.select().from(accounts).where(isOf(contact)))[0],
    get: async (id) => (await queries.select().from(accounts).where(eq(accounts.id, id)))[0],
    save: async (phoneNumber, passwordHash) => {
      const [row] = await queries
        .insert(accounts)
        .values({ id: randomUUID(), phoneNumber, passwordHash })
        .onConflictDoUpdate({ target: accounts.phoneNumber, set: { passwordHash } })
        .returning();
      if (!row) throw new Error('The database kept no account.');
      return row;
    },
    setPassword: async (id, passwordHash) => {
      await queries.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    },
  };
}

const isOf = ({ kind, value }: Contact) =>
  eq(kind === 'phone' ? accounts.phoneNumber : accounts.email, value);
