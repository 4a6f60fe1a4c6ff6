/** Larger than photographs of common phones; the phone makes it smaller before anything is sent. */
export const LARGEST_PICTURE_BYTES = 15 * 1024 * 1024;

/** Why a file is not even looked at. */
export type PictureRefusal = 'type' | 'size';

/** Whether a file can be a picture, as far as it says itself; a phone may hand one over without its type. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): PictureRefusal | undefined {
  if (type !== '' && (!type.startsWith('image/') || type.startsWith('image/svg'))) return 'type';
  return size > LARGEST_PICTURE_BYTES ? 'size' : undefined;
}
