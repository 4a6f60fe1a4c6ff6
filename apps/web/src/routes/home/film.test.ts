import { expect, it } from 'vitest';
import { filmOf } from './film.ts';

it('says how long and how heavy a film is, in the words of the language', () => {
  expect(filmOf('presentation', 'fr')).toMatchObject({
    duration: '2:36',
    size: expect.stringMatching(/^\d(,\d)?\sMo$/u),
  });
  expect(filmOf('presentation', 'en')?.size).toMatch(/^[01]\.?\d?\sMB$/);
});

it('gives the film and its captions in the same language, French to whoever has no own', () => {
  expect(filmOf('mobile-money', 'en')?.source).toEqual({
    kind: 'file',
    src: '/api/videos/mobile-money.mp4?lang=en',
    captions: [{ src: '/api/videos/mobile-money.vtt?lang=en', language: 'en', label: 'English' }],
  });
  expect(filmOf('mobile-money', 'fon')).toEqual(filmOf('mobile-money', 'fr'));
});

it('knows no film of another name', () => {
  expect(filmOf('tip-phishing-link', 'fr')).toBeUndefined();
  expect(filmOf('constructor', 'fr')).toBeUndefined();
});
