import { READ_PICTURE } from '@scamguard/contracts/limits';

/** Files up to this size are sent as they are: making them smaller would save little. */
const SMALL_BYTES = 150 * 1024;
const SENT_AS_THEY_ARE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const QUALITY = 0.8;

/** A picture unpacked to its points, no larger than it is read: more only costs data. */
export function drawn(picture: ImageBitmap): { canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const { width, height } = picture;
  const scale = Math.min(
    1,
    READ_PICTURE.shortSide / Math.min(width, height),
    READ_PICTURE.longSide / Math.max(width, height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new TypeError('This browser draws no pictures.');
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, brush };
}

/** The picture as it is sent: no larger than reading needs, because the visitor pays for every kilobyte. */
export async function sentPicture(file: File, canvas: HTMLCanvasElement): Promise<Blob> {
  if (file.size <= SMALL_BYTES && SENT_AS_THEY_ARE.has(file.type)) return file;
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return small ?? file;
}
