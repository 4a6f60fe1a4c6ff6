/** What a file may be. */
export interface FileLimits {
  /** MIME types, e.g. `image/jpeg`; `image/*` for all of a kind. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

/** Why a file is not taken. */
export type FileRefusal = 'type' | 'size';

/** For phones that hand a file over without its type. */
const TYPE_OF_EXTENSION: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
};

function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  return type || TYPE_OF_EXTENSION[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** Whether a file is a picture that can be shown. */
export function isPicture(file: Pick<File, 'name' | 'type'>): boolean {
  return typeOf(file)?.startsWith('image/') ?? false;
}

/**
 * Whether a file keeps to the limits, as far as its name and type tell; the server looks at its bytes.
 *
 * @returns What is wrong with it, the type before the size; nothing if it may be taken.
 */
export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: FileLimits,
): FileRefusal | undefined {
  const type = typeOf(file);
  const fits = accept.some((allowed) =>
    allowed.endsWith('/*') ? type?.startsWith(allowed.slice(0, -1)) : type === allowed,
  );
  if (!fits) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}
