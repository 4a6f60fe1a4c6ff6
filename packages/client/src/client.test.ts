import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, createClient, inLanguage, RequestError } from './index.ts';

const { request, requestFile, read } = createClient({ credentials: 'include' });

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
  const error = await request('verifyLink', { language: 'fr', body: { link: '' } }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({
    status: 400,
    message: '400: {"code":"value_missing","message":"Il manque le lien."}',
    visitorMessage: 'Il manque le lien.',
  });
});

it('sends an empty object where a call has nothing to say', async () => {
  answerWith(Response.json({}));
  await request('logout', { language: 'fr' });
  expect(fetch).toHaveBeenCalledWith('/api/auth/logout', expect.objectContaining({ body: '{}' }));
});

it('sends forms and files as they are', async () => {
  const picture = new Blob(['x'], { type: 'image/png' });
  answerWith(Response.json({ text: 'x' }));
  await request('readPicture', { language: 'fr', body: picture });
  expect(fetch).toHaveBeenCalledWith(
    '/api/pictures/text',
    expect.objectContaining({ body: picture, headers: { 'Accept-Language': 'fr' } }),
  );
});

it('reads an address that says its language, and files', async () => {
  answerWith(Response.json([]));
  await expect(read(inLanguage(addressOf('alerts'), 'yo'))).resolves.toEqual([]);
  expect(fetch).toHaveBeenCalledWith('/api/alerts?lang=yo', expect.objectContaining({ method: 'GET' }));
  answerWith(new Response('mp3'));
  const file = await requestFile('audio', { language: 'fr', params: { id: 'a/b' } });
  expect(await file.text()).toBe('mp3');
  expect(fetch).toHaveBeenCalledWith('/api/audio/a%2Fb', expect.anything());
});

it('asks another server without cookies, with the headers that it wants', async () => {
  answerWith(Response.json([]));
  const other = createClient({ server: 'https://scamguard.example', headers: { 'X-Key': 'k' } });
  await other.request('alerts', { language: 'en', query: { limit: 1 } });
  expect(fetch).toHaveBeenCalledWith(
    new URL('https://scamguard.example/api/alerts?limit=1'),
    expect.objectContaining({
      credentials: 'omit',
      headers: { 'Accept-Language': 'en', 'X-Key': 'k' },
    }),
  );
});

it('falls back to the status text when the answer is empty', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(request('health', { language: 'fr' })).rejects.toMatchObject({
    message: '502: Bad Gateway',
    visitorMessage: undefined,
  });
});
