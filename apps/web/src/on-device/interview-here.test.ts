import { expect, it } from 'vitest';
import { interviewHere } from './interview-here.ts';

const STORY = 'My brother just get accident, dem say make I send money now now';

// The engine is large: the first time it is compiled takes some seconds.
it('speaks the language of the page without a server, Pidgin too, whose words are fetched apart', async () => {
  const french = await interviewHere(['Un inconnu me demande un code'], 'fr');
  expect(french.parts?.map(({ lang }) => lang)).toContain('fr');
  const pidgin = await interviewHere([STORY], 'pcm');
  expect(new Set(pidgin.parts?.map(({ lang }) => lang))).toContain('pcm');
}, 60_000);
