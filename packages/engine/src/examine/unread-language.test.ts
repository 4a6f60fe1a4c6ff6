import { describe, expect, it } from 'vitest';
import { assess } from '../../node/index.ts';
import { assess as assessInBrowser } from '../browser.ts';

const ENGINES = [
  ['server', assess],
  ['browser', assessInBrowser],
] as const;

/** Everyday sentences, written for this test. */
const HONEST = [
  ['yo', 'Ẹ kú àárọ̀, mo máa dé ọjà ní ọ̀la pẹ̀lú àwọn ọmọ mi, a ó jọ jẹun lọ́sàn-án.'],
  ['wo', 'Salaam aleekum, dinaa ñëw ca kër ga ngoon ak sama xarit, nu toog waxtaan tuuti.'],
  ['ha', 'Ina kwana, zan zo kasuwa gobe da safe tare da yara, sai mu gaisa da iyayenka.'],
  ['tw', 'Maakye, mɛba fie ɔkyena anɔpa na yɛabɔ nkɔmmɔ, ka kyerɛ wo maame sɛ mekyia no.'],
] as const;

const ASKING = [
  ['yo', 'Ẹ jọ̀wọ́ ẹ fún mi ní PIN yín kíákíá kí n lè fi owó náà ránṣẹ́ sí yín lónìí.'],
  ['wo', 'Yónnee ma sa code bi léegi ngir ma mëna la jox sa xaalis bi nga gañe.'],
  ['ha', 'Ka turo mini PIN naka yanzu domin in aika maka da kudin da ka ci yau.'],
] as const;

describe.each(ENGINES)('on the %s, a text in a language that is not read', (_, judge) => {
  it.each(HONEST)('in %s is never calm, and this is said', (_language, value) => {
    const { verdict, signals } = judge({ kind: 'conversation', value }, { language: 'fr' });
    expect(verdict).toBe('caution');
    expect(signals.map(({ id }) => id)).toContain('unread-language');
  });

  it.each(ASKING)('in %s that speaks of a secret is warned of', (_language, value) => {
    const { riskLevel, signals } = judge({ kind: 'conversation', value }, { language: 'fr' });
    expect(riskLevel).toBeGreaterThanOrEqual(33);
    expect(signals.map(({ id }) => id)).toContain('code-in-unread-language');
  });

  it.each([
    'Salut, on se voit demain au marché vers dix heures, apporte le sac de riz.',
    'Abeg I dey come house for evening, keep food for me, I no chop since morning.',
    'ok merci bcp a dem1 inchallah, bizz à toute la famille',
    '𝗖𝗵𝗲𝗿 𝗰𝗹𝗶𝗲𝗻𝘁, 𝘃𝗼𝘁𝗿𝗲 𝗰𝗼𝗺𝗽𝘁𝗲 𝗠𝗼𝗠𝗼 𝘀𝗲𝗿𝗮 𝗯𝗹𝗼𝗾𝘂é 𝗰𝗲 𝘀𝗼𝗶𝗿, 𝗲𝗻𝘃𝗼𝘆𝗲𝘇 𝘃𝗼𝘁𝗿𝗲 𝗰𝗼𝗱𝗲',
    'Ｃｈｅｒ ｃｌｉｅｎｔ， ｖｏｔｒｅ ｃｏｍｐｔｅ ｓｅｒａ ｂｌｏｑｕé ｃｅ ｓｏｉｒ， ｅｎｖｏｙｅｚ ｌｅ ｃｏｄｅ',
    'The meeting moves to Friday at three, please bring the report with you.',
  ])('%j is read', (value) => {
    const { signals } = judge({ kind: 'conversation', value }, { language: 'fr' });
    expect(signals.map(({ id }) => id)).not.toContain('unread-language');
  });
});
