import { afterEach, expect, it, vi } from 'vitest';
import { RequestError, request } from './request.ts';

const answerWith = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));
afterEach(() => vi.unstubAllGlobals());

it('sends cookies, the language and a JSON body to the address of the contract', async () => {
  answerWith(Response.json({ ok: true }));
  await expect(request('verifyLink', { language: 'en', body: { link: 'x' } })).resolves.toEqual({ ok: true });
  expect(fetch).toHaveBeenCalledWith(
    '/api/verify/link',
    expect.objectContaining({
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': 'en', 'Content-Type': 'application/json' },
      body: '{"link":"x"}',
    }),
  );
});

it('fails with the status code, a colon, a space, then the answer', async () => {
  answerWith(new Response('{"code":"value_missing","message":"Il manque le lien."}', { status: 400 }));
  const error = await request('verifyLink', { language: 'fr', body: {} }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({
    status: 400,
    message: '400: {"code":"value_missing","message":"Il manque le lien."}',
    visitorMessage: 'Il manque le lien.',
  });
});

it('falls back to the status text when the answer is empty', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(request('health', { language: 'fr' })).rejects.toMatchObject({
    message: '502: Bad Gateway',
    visitorMessage: undefined,
  });
});
