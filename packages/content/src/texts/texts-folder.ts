import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentLanguage } from '../library/index.ts';

/** The texts as they stand in this repository, for the tests that hold them to our rules. */
export const TEXTS_FOLDER = fileURLToPath(new URL('../../texts', import.meta.url));

export interface SourceFile {
  /** Below the folder of texts. */
  readonly path: string;
  readonly language: ContentLanguage;
  readonly source: string;
}

/** Every file of every language, as the editor wrote it. */
export function sourceFiles(): SourceFile[] {
  return (['fr', 'en'] as const).flatMap((language) =>
    readdirSync(join(TEXTS_FOLDER, language), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => ({
        path: file.slice(TEXTS_FOLDER.length + 1),
        language,
        source: readFileSync(file, 'utf8'),
      })),
  );
}
