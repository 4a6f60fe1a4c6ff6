import { ANYTHING_FIELD } from '@scamguard/contracts/checks';
import { CACHES, SHARED_MARK, SHARED_TEXT } from './names.ts';

/** Keeps what another app shared on this device, and leads to the page that takes it. */
export async function keepShared(form: FormData): Promise<Response> {
  const fields = [ANYTHING_FIELD, 'link', 'conversation', 'title'].map((name) => form.get(name));
  const text = fields.filter((value) => typeof value === 'string' && value.trim() !== '').join('\n');
  const cache = await caches.open(CACHES.shared);
  await cache.put(SHARED_TEXT, new Response(text));
  return Response.redirect(`/verify?${SHARED_MARK}=1`, 303);
}
