import { and, eq, lt } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import type { Queries } from '../../db/client.ts';
import { recoveryCodes, secondFactors } from '../../db/schema/accounts.ts';
import type { AuditedAct } from '../../db/schema/moderation.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export interface SecondFactorRepository {
  readonly find: (accountId: string) => Promise<SecondFactorRow | undefined>;
  readonly saveDraft: (accountId: string, draft: string) => Promise<void>;
  /** @returns whether the draft was still that one. */
  readonly confirm: (
    row: { readonly accountId: string; readonly draft: string; readonly lastStep: number },
    codeHashes: readonly string[],
    act: AuditedAct,
  ) => Promise<boolean>;
  /** @returns whether no code of this step or a later one was used before: of two at the same time, one. */
  readonly spendStep: (accountId: string, step: number) => Promise<boolean>;
  /** @returns whether it was there: of two at the same time, one. */
  readonly spendRecoveryCode: (accountId: string, codeHash: string) => Promise<boolean>;
  readonly audit: (accountId: string, act: AuditedAct) => Promise<void>;
}

export function secondFactorRepository(queries: Queries): SecondFactorRepository {
  return {
    find: async (accountId) =>
      (await queries.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)))[0],
    saveDraft: async (accountId, draft) => {
      await queries
        .insert(secondFactors)
        .values({ accountId, draft })
        .onConflictDoUpdate({ target: secondFactors.accountId, set: { draft } });
    },
    confirm: ({ accountId, draft, lastStep }, codeHashes, act) =>
      queries.transaction(async (transaction) => {
        const changed = await transaction
          .update(secondFactors)
          .set({ secret: draft, draft: null, lastStep })
          .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.draft, draft)))
          .returning({ accountId: secondFactors.accountId });
        if (!changed.length) return false;
        await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
        await transaction
          .insert(recoveryCodes)
          .values(codeHashes.map((codeHash) => ({ accountId, codeHash })));
        await audit(transaction, accountId, act);
        return true;
      }),
    spendStep: async (accountId, step) => {
      const spent = await queries
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
        .returning({ accountId: secondFactors.accountId });
      return spent.length > 0;
    },
    spendRecoveryCode: async (accountId, codeHash) => {
      const spent = await queries
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ accountId: recoveryCodes.accountId });
      return spent.length > 0;
    },
    audit: (accountId, act) => audit(queries, accountId, act),
  };
}
