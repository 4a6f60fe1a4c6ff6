import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { saidOf } from './door/said.ts';
import { partsOf } from './sms/gsm7.ts';
import { onSite } from './testing/on-site.ts';
import { openWays } from './testing/open-ways.ts';
import { OTHER_PERSONS, SIX_PERSONS } from './testing/persons.ts';
import { settled } from './testing/settled.ts';
import type { Way } from './testing/ways.ts';

const { provider, ways: WAYS } = await openWays();
provider.behave(() => ({ body: { ok: true, id: 'media', result: {} } }));
/** Answers are typed by number where there is nothing to touch. */
const BY_NUMBER = new Set(['sms', 'email']);

/** The word of a verdict, as every channel begins with it. */
const bandIn = (text: string) =>
  /^\P{L}*(\p{L}+)/u.exec(text)?.[1]?.normalize('NFD').replaceAll(/\p{M}/gu, '');

let people = 22_901_970_000;

describeOnEachDatabase(
  'the same case',
  ({ ask, post, database }) => {
    test.each(
      ['whatsapp', 'telegram', 'sms', 'email'].flatMap((way) =>
        [...SIX_PERSONS, ...OTHER_PERSONS].map((person) => [way, person.name, person] as const),
      ),
    )('is answered on %s as on the site: every band and first action of %s', async (way, _name, person) => {
      const { url, call, sent: allSent, written } = WAYS[way] as Way;
      people += 1;
      const steps = await onSite(post, person);
      expect(steps.at(-1)?.result.verdict).toBeDefined();
      for (const [turn, { said, result }] of steps.entries()) {
        const before = allSent().length;
        const offered = steps[turn - 1]?.result.replies.findIndex(({ label }) => label === said) ?? -1;
        const typed = BY_NUMBER.has(way) && offered >= 0 ? `${offered + 1}` : said;
        const { statusCode } = await ask({ method: 'POST', url, ...call(people, randomUUID(), typed) });
        expect(statusCode).toBe(200);
        await settled(database().queries);
        const sent = allSent().slice(before);
        expect(new Set(sent).size).toBe(sent.length);
        const all = sent.join('\n\n');
        const { first } = saidOf(result, () => undefined);
        expect(all.startsWith(written(first)), `${all}\n--- on the site first: ${first}`).toBe(true);
        if (result.verdict) expect(bandIn(all)).toBe(bandIn(first));
        if (way === 'sms') expect(partsOf(all)).toBeLessThanOrEqual(2);
        else for (const { text } of result.parts) expect(all).toContain(text.trimEnd());
      }
    });
  },
  () => {
    const { whatsapp, telegram, sms, email } = WAYS;
    return { ...whatsapp?.settings, ...telegram?.settings, ...sms?.settings, ...email?.settings };
  },
);
