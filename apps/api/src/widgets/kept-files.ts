import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { widgetFiles } from '../db/schema/widget-files.ts';

/** The scripts of every build of the widgets that this server has ever served, compressed with brotli. Those of one build never change. */
export interface KeptFiles {
  /** Which files of a build are kept. */
  readonly namesOf: (build: string) => Promise<ReadonlySet<string>>;
  /** Keeps a file, unless it is kept already. */
  readonly keep: (build: string, name: string, brotli: Uint8Array) => Promise<unknown>;
  /** @returns undefined when no such file was ever served here. */
  readonly find: (build: string, name: string) => Promise<Uint8Array | undefined>;
}

/** In the database: every instance reaches it, and it is in every backup. */
export const keptFiles = (queries: Queries): KeptFiles => ({
  namesOf: async (build) => {
    const rows = await queries
      .select({ name: widgetFiles.name })
      .from(widgetFiles)
      .where(eq(widgetFiles.build, build));
    return new Set(rows.map(({ name }) => name));
  },
  keep: (build, name, brotli) =>
    queries.insert(widgetFiles).values({ build, name, brotli }).onConflictDoNothing(),
  find: async (build, name) => {
    const [row] = await queries
      .select({ brotli: widgetFiles.brotli })
      .from(widgetFiles)
      .where(and(eq(widgetFiles.build, build), eq(widgetFiles.name, name)))
      .limit(1);
    return row?.brotli;
  },
});
