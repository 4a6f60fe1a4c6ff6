import { RequestError } from '@scamguard/client';
import type { Language } from '@scamguard/i18n';
import { drawn, sentPicture } from './draw-small.ts';
import { findQrCode } from './find-qr-code.ts';
import { type PictureRefusal, refusalOf } from './picture-limits.ts';
import { readPictureText } from './read-picture-text.ts';

/** The thing to look for: the link of a QR code, or everything that can be read. */
export type Wanted = 'link' | 'text';

export type Sight =
  | { readonly state: 'read'; readonly text: string; readonly isCode: boolean }
  | { readonly state: 'nothing' }
  | { readonly state: 'offline' | 'failed' }
  | { readonly state: 'refused'; readonly why: PictureRefusal | 'unreadable' | { readonly said: string } };

/** Reads a picture: QR codes on this device, text by the server. Never throws. */
export async function lookAtPicture(file: File, wanted: Wanted, language: Language): Promise<Sight> {
  const why = refusalOf(file);
  if (why) return { state: 'refused', why };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { state: 'refused', why: 'unreadable' };
  }
  try {
    const { canvas, brush } = drawn(picture);
    // The library that reads codes may not be had without a network; the text can still be read then, or not either.
    const code = await findQrCode(canvas, brush).catch(() => undefined);
    if (wanted === 'link') return code === undefined ? { state: 'nothing' } : seen(code, true);
    const reading = sentPicture(file, canvas).then((sent) => readPictureText(sent, language));
    // A code on a poster is worth reading where its words cannot be.
    const text = code === undefined ? await reading : await reading.catch(() => '');
    const all = [text, code].filter(Boolean).join('\n');
    return all === '' ? { state: 'nothing' } : seen(all, text === '');
  } catch (error) {
    if (error instanceof RequestError)
      return error.visitorMessage === undefined || error.status >= 500
        ? { state: 'failed' }
        : { state: 'refused', why: { said: error.visitorMessage } };
    return { state: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    picture.close();
  }
}

const seen = (text: string, isCode: boolean): Sight => ({ state: 'read', text, isCode });
