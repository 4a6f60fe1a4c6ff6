import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';
import type { ContentLanguage } from './library.ts';
import { bindSpaces, bindSpacesDeep } from './typography.ts';

/** A Markdown file: validated front matter, and the text under it. */
export interface Document<Head> {
  /** The file's path below the folder of texts, for error messages. */
  readonly place: string;
  readonly head: Head;
  readonly markdown: string;
}

/** The `.md` files of a folder of one language, by name. */
export async function readDocuments<Head>(
  folder: string,
  language: ContentLanguage,
  subfolder: string,
  head: z.ZodType<Head>,
): Promise<Document<Head>[]> {
  const names = await readdir(join(folder, language, subfolder));
  const files = names.filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(files.map((name) => readDocument(folder, language, `${subfolder}/${name}`, head)));
}

/** @throws {ContentError} when the front matter is missing or wrong. */
export async function readDocument<Head>(
  folder: string,
  language: ContentLanguage,
  file: string,
  head: z.ZodType<Head>,
): Promise<Document<Head>> {
  const place = `${language}/${file}`;
  const source = await readText(folder, place);
  const [, frontMatter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (frontMatter === undefined || markdown === undefined) {
    throw new ContentError(place, ['begins with --- and a front matter, closed by ---']);
  }
  return {
    place,
    head: validate(head, parse(frontMatter), place, language),
    markdown: bindSpaces(markdown, language),
  };
}

/** @throws {ContentError} when the file does not have the shape of `schema`. */
export async function readData<Data>(
  folder: string,
  language: ContentLanguage,
  name: string,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const place = `${language}/${name}.yaml`;
  return validate(schema, parse(await readText(folder, place)), place, language);
}

function validate<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  place: string,
  language: ContentLanguage,
): Value {
  const result = schema.safeParse(bindSpacesDeep(value, language));
  if (result.success) return result.data;
  throw new ContentError(
    place,
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`),
  );
}

/** A checkout on Windows may have other line ends; the texts and their hash stay the same. */
async function readText(folder: string, place: string): Promise<string> {
  return (await readFile(join(folder, place), 'utf8')).replaceAll('\r\n', '\n');
}
