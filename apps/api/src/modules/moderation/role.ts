import { userInfo } from 'node:os';
import { arrayContains, asc, eq } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import type { Queries } from '../../db/client.ts';
import { accounts, recoveryCodes, secondFactors, sessions } from '../../db/schema/accounts.ts';
import type { AuditedAct } from '../../db/schema/moderation.ts';
import { readContact } from '../accounts/contact.ts';

const USAGE =
  'Usage: npm run moderator -- grant|revoke|reset-second-factor <phone number or e-mail address>, or: npm run moderator -- list';

/** Each command: the act that is written down, and the sentence that is told. */
const ACTS: Readonly<Record<string, { readonly act: AuditedAct; readonly told: string }>> = {
  grant: { act: 'grant', told: 'is a moderator now, and sets up a second factor at the next sign-in.' },
  revoke: { act: 'revoke', told: 'is no moderator any more.' },
  'reset-second-factor': {
    act: 'second_factor_reset',
    told: 'has no second factor any more, and sets up a new one at the next sign-in.',
  },
};

/**
 * Gives or takes the moderator's role, forgets a second factor that was lost, or lists the moderators. The person concerned is
 * signed out everywhere, and the act is written down.
 *
 * @returns the sentence for the person who runs the command.
 * @throws {Error} with a sentence for them when it could not be done.
 */
export async function moderatorCommand(
  queries: Queries,
  [action = '', who = '']: readonly string[],
): Promise<string> {
  if (action === 'list') return list(queries);
  const wanted = ACTS[action];
  if (!wanted) throw new Error(USAGE);
  const contact = readContact(who);
  if (!contact) throw new Error(`"${who}" is neither a phone number nor an e-mail address. ${USAGE}`);
  const column = contact.kind === 'phone' ? accounts.phoneNumber : accounts.email;
  const [account] = await queries.select().from(accounts).where(eq(column, contact.value));
  if (!account) throw new Error(`Nobody has an account under ${contact.value}; they have to register first.`);
  await queries.transaction(async (transaction) => {
    if (wanted.act !== 'second_factor_reset')
      await transaction
        .update(accounts)
        .set({ roles: wanted.act === 'grant' ? ['moderator'] : [] })
        .where(eq(accounts.id, account.id));
    if (wanted.act !== 'grant')
      for (const table of [secondFactors, recoveryCodes])
        await transaction.delete(table).where(eq(table.accountId, account.id));
    await transaction.delete(sessions).where(eq(sessions.accountId, account.id));
    await audit(transaction, account.id, wanted.act, `command by ${userOfMachine()}`);
  });
  return `${contact.value} ${wanted.told}`;
}

/** In a container a user may have a number only. */
function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

async function list(queries: Queries): Promise<string> {
  const rows = await queries
    .select()
    .from(accounts)
    .where(arrayContains(accounts.roles, ['moderator']))
    .orderBy(asc(accounts.createdAt));
  return rows.map(({ phoneNumber, email }) => phoneNumber ?? email).join('\n') || 'There are no moderators.';
}
