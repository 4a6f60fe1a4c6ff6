import { WIDGET_COLOURS as COLOURS } from '@scamguard/contracts/widgets';
import { expect, it } from 'vitest';
import { type Choice, isKey, KINDS, snippetOf as snippet, variablesOf } from './choices.ts';

const choice: Choice = {
  element: 'verify',
  language: 'fr',
  theme: 'light',
  colour: 'indigo',
  place: 'page',
  key: '',
  kinds: [],
  country: '',
  isSmall: false,
};

const snippetOf = (chosen: Choice, origin: string) => snippet(chosen, origin, 'Vérifier avec ScamGuard');

it('gives a frame with a name, a height and all that was chosen in its address', () => {
  const framed: Choice = {
    ...choice,
    place: 'frame',
    colour: 'plum',
    kinds: ['number', 'link'],
    key: 'radio-key-1',
  };
  expect(snippetOf(framed, 'https://x')).toBe(
    '<iframe src="https://x/embed/verify?lang=fr&amp;kinds=number+link&amp;partner-key=radio-key-1&amp;colour=plum" ' +
      'title="Vérifier avec ScamGuard" width="100%" height="560" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>\n' +
      '<script src="https://x/widgets/v1/frame.js" async></script>',
  );
});

it('puts the assistant into the page, over which it floats', () => {
  expect(snippetOf({ ...choice, place: 'frame', element: 'assistant' }, 'https://x')).toContain(
    '<scamguard-assistant',
  );
});

it('gives a script and an element, and nothing that is as it is anyhow', () => {
  expect(snippetOf(choice, 'https://scamguard.example')).toBe(
    '<script src="https://scamguard.example/widgets/v1/scamguard-verify.js" async></script>\n' +
      '<scamguard-verify lang="fr"></scamguard-verify>',
  );
});

it('adds theme and colours where they were chosen', () => {
  expect(snippetOf({ ...choice, element: 'sos', theme: 'dark' }, 'https://x')).toContain(
    '<scamguard-sos lang="fr" theme="dark">',
  );
  expect(snippetOf({ ...choice, colour: 'plum' }, 'https://x')).toContain(
    '<style>scamguard-verify { --sg-color-action: #5A2470;',
  );
});

it('names the language by its tag, and carries the key of a partner who has one', () => {
  expect(snippetOf({ ...choice, language: 'di', key: ' radio-key-1 ' }, 'https://x')).toContain(
    '<scamguard-verify lang="dyu" partner-key="radio-key-1">',
  );
});

it('gives each element only the options that it understands', () => {
  const all: Choice = { ...choice, kinds: ['number', 'link'], country: 'TG', isSmall: true };
  expect(snippetOf(all, 'https://x')).toContain('<scamguard-verify lang="fr" kinds="number link">');
  expect(snippetOf({ ...all, element: 'sos' }, 'https://x')).toContain(
    '<scamguard-sos lang="fr" country="TG">',
  );
  expect(snippetOf({ ...all, element: 'alerts' }, 'https://x')).toContain(
    '<scamguard-alerts lang="fr" size="small">',
  );
  expect(snippetOf({ ...all, element: 'tip' }, 'https://x')).toContain('<scamguard-tip lang="fr">');
});

it('takes all kinds for none in particular', () => {
  expect(snippetOf({ ...choice, kinds: KINDS }, 'https://x')).not.toContain('kinds');
});

it('takes nothing for a key that could write more into the page', () => {
  const key = '"><script>';
  expect(isKey(key)).toBe(false);
  expect(snippetOf({ ...choice, key }, 'https://x')).not.toContain('partner-key');
});

it('leaves dark grounds their own colours, which can be read there', () => {
  expect(variablesOf({ ...choice, colour: 'plum', theme: 'dark' })).toEqual({});
});

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it.each(Object.entries(COLOURS).filter(([, colour]) => colour))(
  '%s carries white words at 7:1',
  (_, colour) => {
    expect(1.05 / (luminance(colour?.action ?? '') + 0.05)).toBeGreaterThanOrEqual(7);
    expect(1.05 / (luminance(colour?.hover ?? '') + 0.05)).toBeGreaterThanOrEqual(7);
  },
);
