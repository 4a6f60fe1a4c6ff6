import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../process/start-error.ts';

const page = z.object({
  file: z.string(),
  styleHashes: z.array(z.string()),
  scriptHashes: z.array(z.string()),
});
const manifest = z.object({
  pages: z.array(page.extend({ path: z.string().startsWith('/'), lang: z.string() })),
  notFound: z.record(z.string(), page),
});

/** The list of what the site's build made: a page for each path and language, files relative to `client`. */
export type SiteManifest = z.output<typeof manifest>;
export type PageEntry = z.output<typeof page>;

/**
 * Reads `pages.json` of a built site.
 *
 * @returns undefined when there is none.
 * @throws {StartError} when it is not what the build writes.
 */
export async function readManifest(folder: string): Promise<SiteManifest | undefined> {
  const file = path.join(folder, 'pages.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `The site in ${folder} cannot be served: ${file} is not what its build writes; build it again.`,
    );
  }
}
