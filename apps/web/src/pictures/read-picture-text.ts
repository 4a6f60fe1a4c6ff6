import type { Language } from '@scamguard/i18n';
import { request } from '../data/request.ts';

/** The text in a picture, as the server reads it; empty where there is none. The picture is not kept. */
export async function readPictureText(picture: Blob, language: Language): Promise<string> {
  return (await request('readPicture', { language, body: picture })).text;
}
