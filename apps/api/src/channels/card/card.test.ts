import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { drawCard } from './draw-card.ts';
import { captionOf, type VerdictCard, verdictCard } from './verdict-card.ts';

const spoken = (text: string) => ({ text, lang: 'fr' });
const result = {
  verdict: 'danger' as const,
  parts: [
    spoken("Danger. C'est très probablement une arnaque : faux agent."),
    spoken('À faire maintenant :'),
  ],
  recommendations: ['Raccrochez maintenant.', 'Parlez-en.'],
};
const card = verdictCard(result, 'fr') as VerdictCard;

describe('the card of a verdict', () => {
  test('says what the answer says, in the picture and for who does not see it', () => {
    expect(card).toEqual({
      verdict: 'danger',
      word: 'Danger',
      sentence: "C'est très probablement une arnaque : faux agent.",
      heading: 'À faire maintenant :',
      action: 'Raccrochez maintenant.',
      notice: wordsOf('fr').card.notice,
    });
    for (const words of Object.values(card).slice(1)) expect(captionOf(card)).toContain(words);
  });

  test('is made of no answer without a warning in it: nobody may show that we call them harmless', () => {
    for (const verdict of ['safe', 'unknown', undefined] as const)
      expect(verdictCard({ ...result, verdict }, 'fr')).toBeUndefined();
    expect(verdictCard({ ...result, parts: [spoken('Mon avis ne change pas.')] }, 'fr')).toBeUndefined();
  });
});

/** How much of a band of rows is painted in a colour like this one. */
async function painted(png: Buffer, [red, green, blue]: readonly [number, number, number]) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const far = [red, green, blue].map((part, index) => Math.abs(part - (data[at + index] ?? 0)));
    if (Math.max(...far) < 24) count += 1;
  }
  return count;
}

describe('its picture', () => {
  test('is small, and grows with its words and not over its edges', async () => {
    const short = await drawCard(card);
    const long = await drawCard({ ...card, action: `${card.action} `.repeat(8) });
    const [one, other] = await Promise.all([sharp(short).metadata(), sharp(long).metadata()]);
    expect([one.format, one.width, other.width]).toEqual(['png', 720, 720]);
    expect(other.height).toBeGreaterThan(one.height + 100);
    expect(short.length).toBeLessThan(40_000);
    const edge = { left: 0, top: 50, width: 30, height: other.height - 50 };
    const pixels = await sharp(long).removeAlpha().extract(edge).raw().toBuffer();
    expect(Math.min(...pixels)).toBe(255);
  });

  test('tells danger and caution apart by shape, and holds its words in our own letters', async () => {
    const [danger, caution] = await Promise.all([
      drawCard(card),
      drawCard({ ...card, verdict: 'caution', word: 'Prudence' }),
    ]);
    expect(await painted(danger, [179, 38, 30])).toBeGreaterThan(8_000);
    expect(await painted(caution, [242, 176, 30])).toBeGreaterThan(5_000);
    // Words take ink. Without the font that ships there would be a row of boxes or nothing, half as wide.
    const words = await painted(danger, [27, 30, 60]);
    expect(words).toBeGreaterThan(
      (await painted(await drawCard({ ...card, sentence: '.' }), [27, 30, 60])) + 2_000,
    );
  });

  test('shows signs of markup as they were said', async () => {
    const plain = await sharp(await drawCard({ ...card, action: 'a' })).metadata();
    const tags = await sharp(await drawCard({ ...card, action: '<b>&</i> <span size="99999">a' })).metadata();
    expect(tags.height).toBeLessThan(plain.height + 60);
  });
});
