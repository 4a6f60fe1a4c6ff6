import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAtPicture } from './look-at-picture.ts';

vi.mock('qr/decode.js', () => ({
  default: () => {
    throw new Error('No code.');
  },
}));

const canvas = {
  width: 0,
  height: 0,
  getContext: () => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  }),
  toBlob: (done: (blob: Blob) => void) => done(new Blob(['small'], { type: 'image/jpeg' })),
};
const picture = { width: 720, height: 1520, close: vi.fn() };
const file = (type = 'image/png', size = 400_000) => new File([new Uint8Array(size)], 'capture', { type });
const answer = (body: object, status = 200) => vi.fn(async () => Response.json(body, { status }));
let code: string | undefined;

beforeEach(() => {
  code = undefined;
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal('createImageBitmap', async () => picture);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    BarcodeDetector: class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => (code === undefined ? [] : [{ rawValue: code }]);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a picture of text', () => {
  it('is sent small, and its text comes back', async () => {
    const fetch = answer({ text: 'Envoyez votre code' });
    vi.stubGlobal('fetch', fetch);
    expect(await lookAtPicture(file(), 'text', 'fr')).toEqual({
      state: 'read',
      text: 'Envoyez votre code',
      isCode: false,
    });
    const [, sent] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect((sent.body as Blob).size).toBe('small'.length);
    expect(picture.close).toHaveBeenCalled();
  });

  it('without text says so', async () => {
    vi.stubGlobal('fetch', answer({ text: '' }));
    expect(await lookAtPicture(file(), 'text', 'fr')).toEqual({ state: 'nothing' });
  });

  it('with a code gives both', async () => {
    code = 'https://gain.example/';
    vi.stubGlobal('fetch', answer({ text: 'Scannez' }));
    expect(await lookAtPicture(file(), 'text', 'fr')).toMatchObject({
      text: 'Scannez\nhttps://gain.example/',
    });
  });

  it('that the server refuses says why in its words', async () => {
    vi.stubGlobal('fetch', answer({ code: 'picture_too_large', message: 'Trop grande.' }, 413));
    const sight = await lookAtPicture(file(), 'text', 'fr');
    expect(sight).toEqual({ state: 'refused', why: { said: 'Trop grande.' } });
  });

  it('can be tried again when the server is away', async () => {
    vi.stubGlobal('fetch', answer({ message: 'Plus tard.' }, 503));
    expect(await lookAtPicture(file(), 'text', 'fr')).toEqual({ state: 'failed' });
  });

  it.each([
    [false, 'offline'],
    [true, 'failed'],
  ])('when online is %s and nothing comes through is %s', async (onLine, state) => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(await lookAtPicture(file(), 'text', 'fr')).toEqual({ state });
  });
});

describe('a QR code', () => {
  it('is read on this device, without a call', async () => {
    code = 'https://gain.example/';
    const fetch = answer({});
    vi.stubGlobal('fetch', fetch);
    expect(await lookAtPicture(file(), 'link', 'fr')).toEqual({ state: 'read', text: code, isCode: true });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('that is not there is not made up', async () => {
    expect(await lookAtPicture(file(), 'link', 'fr')).toEqual({ state: 'nothing' });
  });
});

it.each([
  ['a document', file('application/pdf'), 'type'],
  ['a drawing of instructions', file('image/svg+xml'), 'type'],
  ['20 MB', file('image/png', 20 * 1024 * 1024), 'size'],
])('%s is refused before it is sent', async (_name, refused, why) => {
  expect(await lookAtPicture(refused, 'text', 'fr')).toEqual({ state: 'refused', why });
});

it('what cannot be unpacked is refused', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('bad', 'InvalidStateError');
  });
  expect(await lookAtPicture(file(), 'text', 'fr')).toEqual({ state: 'refused', why: 'unreadable' });
});
