import { createHash } from 'node:crypto';
import { REGIONS, SCAM_TYPES } from '@scamguard/content';
import { eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { readLibrary } from '../library/read-library.ts';
import { announce, type EventType } from './announce.ts';
import { alerts, categories, modules, services, tips } from './schema/content.ts';
import { contentVersions } from './schema/content-versions.ts';
import { regions, scamTypes } from './schema/reference-data.ts';

type Collection = PgTable & { readonly id: PgColumn };

/**
 * Writes the content that is kept in files to its tables, where it has changed since it was last written.
 * A row keeps its identity under its id; one that is gone from the files goes from the table.
 *
 * @throws {StartError} naming a text that cannot be used.
 */
export async function seed(database: NodePgDatabase): Promise<void> {
  await writeCollection(
    database,
    'scam_types',
    scamTypes,
    SCAM_TYPES.map((type, position) => ({ ...type, position })),
  );
  await writeCollection(
    database,
    'regions',
    regions,
    REGIONS.map((region, position) => ({ ...region, country: region.iso.slice(0, 2), position })),
  );
  const { fr, en } = (await readLibrary()).texts;
  await writeCollection(database, 'alerts', alerts, paired(fr.alerts, en.alerts), 'alert.published');
  await writeCollection(database, 'tips', tips, paired(fr.tips, en.tips));
  await writeCollection(database, 'categories', categories, paired(fr.categories, en.categories));
  const lessons = paired(fr.modules, en.modules).map((row) => ({
    ...row,
    translations: { ...fr.lessonTranslations[row.id], ...en.lessonTranslations[row.id] },
  }));
  await writeCollection(database, 'modules', modules, lessons);
  await writeCollection(database, 'services', services, paired(fr.services, en.services));
}

/** The rows of a list that both languages have; the French order counts. */
function paired<Item extends { readonly id: string }>(french: readonly Item[], english: readonly Item[]) {
  const byId = new Map(english.map((item) => [item.id, item]));
  return french.map((fr, position) => ({ id: fr.id, position, texts: { fr, en: byId.get(fr.id) ?? fr } }));
}

async function writeCollection<Table extends Collection>(
  database: NodePgDatabase,
  collection: string,
  table: Table,
  rows: (Table['$inferInsert'] & { id: string })[],
  /** The event that tells partners of each row that was not there before. A new database tells nothing of its first rows. */
  ofNewOnes?: EventType,
): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  await database.transaction(async (transaction) => {
    const written = await transaction
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.collection, collection));
    if (written[0]?.version === version) return;
    const before = written.length && ofNewOnes ? await idsOf(transaction, table) : undefined;
    await transaction
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({ target: table.id, set: incoming(table) });
    await transaction.delete(table).where(
      notInArray(
        table.id,
        rows.map(({ id }) => id),
      ),
    );
    await transaction
      .insert(contentVersions)
      .values({ collection, version })
      .onConflictDoUpdate({ target: contentVersions.collection, set: { version } });
    if (!before || !ofNewOnes) return;
    for (const { id } of rows) if (!before.has(id)) await announce(transaction, ofNewOnes, id);
  });
}

const idsOf = async (transaction: Pick<NodePgDatabase, 'select'>, { id }: Pick<Collection, 'id'>) => {
  const rows = await transaction.select({ id }).from(id.table as PgTable);
  return new Set(rows.map((row) => row.id as string));
};

/** Every column that is written, but the id, from the row that could not be inserted. */
function incoming<Table extends Collection>(table: Table): PgUpdateSetSource<Table> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column !== table.id && !column.generated,
  );
  const values = columns.map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]);
  return Object.fromEntries(values) as PgUpdateSetSource<Table>;
}
