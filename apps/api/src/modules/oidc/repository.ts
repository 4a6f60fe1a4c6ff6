import { randomUUID } from 'node:crypto';
import { and, eq, TransactionRollbackError } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client.ts';
import { accounts, identities } from '../../db/schema/accounts.ts';
import type { Identity } from './client.ts';

export interface OidcRepository {
  /** The account that is known under an identity. */
  readonly accountOf: (identity: Identity) => Promise<string | undefined>;
  /**
   * Makes the identity one of an account's, or of a new one's.
   *
   * @returns the account whose it is, which is another one when somebody was quicker.
   */
  readonly link: (identity: Identity, accountId: string | undefined) => Promise<string>;
}

export function oidcRepository(queries: Queries): OidcRepository {
  const accountOf = async ({ issuer, subject }: Identity) => {
    const rows = await queries
      .select({ accountId: identities.accountId })
      .from(identities)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    return rows[0]?.accountId;
  };
  return {
    accountOf,
    link: async (identity, given) => {
      await queries.transaction((transaction) => add(transaction, identity, given)).catch(unlessQuicker);
      const linked = await accountOf(identity);
      if (!linked) throw new Error('The database kept no identity.');
      return linked;
    },
  };
}

async function add(
  transaction: Transaction,
  { issuer, subject, email }: Identity,
  given: string | undefined,
): Promise<void> {
  const accountId = given ?? randomUUID();
  if (!given) {
    // If an address is another account's, it stays there. The owner of that account has not said that this is them.
    const isTaken = email && (await transaction.$count(accounts, eq(accounts.email, email))) > 0;
    await transaction.insert(accounts).values({ id: accountId, email: isTaken ? null : email });
  }
  const added = await transaction
    .insert(identities)
    .values({ issuer, subject, accountId })
    .onConflictDoNothing()
    .returning();
  if (!added.length) transaction.rollback();
}

/** The same person came back twice at once: the account that the first has made is theirs. */
function unlessQuicker(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error;
}
