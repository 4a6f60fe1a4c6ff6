import { ANYTHING_FIELD, PICTURE_FIELD } from '@scamguard/contracts/checks';
import { CACHES, SHARED_MARK, SHARED_PICTURE, SHARED_TEXT } from './names.ts';

/** The picture in what another app shared. */
export function sharedPicture(form: FormData): File | undefined {
  const picture = form.get(PICTURE_FIELD);
  return picture instanceof File && picture.size > 0 ? picture : undefined;
}

/** Keeps what another app shared on this device, and leads to the page that takes it. */
export async function keepShared(form: FormData): Promise<Response> {
  const fields = [ANYTHING_FIELD, 'link', 'conversation', 'title'].map((name) => form.get(name));
  const text = fields.filter((value) => typeof value === 'string' && value.trim() !== '').join('\n');
  const picture = sharedPicture(form);
  const cache = await caches.open(CACHES.shared);
  await cache.put(SHARED_TEXT, new Response(text));
  if (picture) await cache.put(SHARED_PICTURE, new Response(picture));
  return Response.redirect(`/verify?${SHARED_MARK}=1`, 303);
}
