import { arrayContains, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { readContact } from '../accounts/contact.ts';

const USAGE =
  'Usage: npm run moderator -- grant|revoke <phone number or e-mail address>, or: npm run moderator -- list';

/**
 * Gives or takes the moderator's role, or lists who has it.
 *
 * @returns what to tell whoever runs the command.
 * @throws {Error} with a sentence for them when it could not be done.
 */
export async function moderatorCommand(
  queries: Queries,
  [action, who = '']: readonly string[],
): Promise<string> {
  if (action === 'list') return list(queries);
  if (action !== 'grant' && action !== 'revoke') throw new Error(USAGE);
  const contact = readContact(who);
  if (!contact) throw new Error(`"${who}" is neither a phone number nor an e-mail address. ${USAGE}`);
  const column = contact.kind === 'phone' ? accounts.phoneNumber : accounts.email;
  const changed = await queries
    .update(accounts)
    .set({ roles: action === 'grant' ? ['moderator'] : [] })
    .where(eq(column, contact.value))
    .returning({ id: accounts.id });
  if (!changed.length)
    throw new Error(`Nobody has an account under ${contact.value}; they have to register first.`);
  return `${contact.value} ${action === 'grant' ? 'is a moderator now' : 'is no moderator any more'}.`;
}

async function list(queries: Queries): Promise<string> {
  const rows = await queries
    .select()
    .from(accounts)
    .where(arrayContains(accounts.roles, ['moderator']))
    .orderBy(asc(accounts.createdAt));
  return rows.map(({ phoneNumber, email }) => phoneNumber ?? email).join('\n') || 'There are no moderators.';
}
