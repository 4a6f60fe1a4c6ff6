import { PATHS, type StudioSentence, type VoiceRecording, type VoicesResult } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../db/schema/accounts.ts';
import { voiceRecordings } from '../../db/schema/voices.ts';
import { spoken } from '../../testing/files/spoken.ts';
import { signedIn } from '../../testing/moderator.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const record = (by: Person, sentence: string, { language = 'fon', wave = spoken(), credit = 'Afi' } = {}) =>
  by.post(
    `${PATHS.recordVoice.path}?${new URLSearchParams({ language, sentence, credit, consent: 'yes' })}`,
    wave,
    { 'content-type': 'audio/wav' },
  );
const decide = (by: Person, id: string, body: object) =>
  by.post(PATHS.decideVoice.path.replace('{id}', id), body);
const sentenceIn = async (by: Person, id: string, language = 'fon') =>
  (await by.get(`${PATHS.voiceStudio.path}?language=${language}`))
    .json<StudioSentence[]>()
    .find((each) => each.id === id);

const review = (by: Person, more: object = {}) =>
  by.post(PATHS.reviewTranslation.path, {
    language: 'fon',
    sentence: 'urgence-title',
    text: 'Un sɛ́ akwɛ́ ɔ dó',
    ...more,
  });

describeOnEachDatabase('the voice studio', (server) => {
  const { ask, database } = server;
  const person = () => signedIn(server, ['moderator']);
  const live = async (language = 'fon') =>
    (await ask({ url: `${PATHS.voices.path}?language=${language}` })).json<VoicesResult>();
  const heard = (sentence: string, language = 'fon', headers = {}) =>
    ask({ url: `${PATHS.voice.path.replace('{id}', sentence)}?language=${language}`, headers });
  /** The accounts whose recordings of a sentence are heard. */
  const creditsOf = async (sentence: string) =>
    (await live()).voices.filter(({ id }) => id === sentence).map(({ credit }) => credit);

  /** Recorded by one person and approved by another. */
  const approved = async (sentence: string, credit = 'Afi') => {
    const { id } = (await record(await person(), sentence, { credit })).json<VoiceRecording>();
    expect((await decide(await person(), id, { action: 'approve' })).json()).toEqual({ id, state: 'live' });
    return id;
  };

  describe('a recording', () => {
    test('is heard by everybody once another person has approved it, with its credit', async () => {
      const speaker = await person();
      const sent = await record(speaker, 'urgence-start', { credit: 'Afi Dossou' });
      expect(sent.statusCode).toBe(201);
      const { id, ...note } = sent.json<VoiceRecording>();
      expect(note).toMatchObject({ state: 'waiting', version: 1, credit: 'Afi Dossou', isOwn: true });
      // Without the second of silence on either side.
      expect(note.seconds).toBeGreaterThan(1.5);
      expect(note.seconds).toBeLessThan(1.9);
      expect((await heard('urgence-start.opus')).statusCode).toBe(404);

      const refused = await decide(speaker, id, { action: 'approve' });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'own_voice']);
      await decide(await person(), id, { action: 'approve' });

      expect((await live()).voices).toContainEqual({
        id: 'urgence-start',
        meaning: 'Commencer',
        version: 1,
        credit: 'Afi Dossou',
      });
      const opus = await heard('urgence-start.opus');
      expect(opus.headers['content-type']).toBe('audio/ogg; codecs=opus');
      expect(opus.rawPayload.subarray(0, 4).toString()).toBe('OggS');
      const mp3 = await heard('urgence-start.mp3');
      expect(mp3.headers['content-type']).toBe('audio/mpeg');
      const part = await heard('urgence-start.mp3', 'fon', { range: 'bytes=10-19' });
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes 10-19/${mp3.rawPayload.length}`,
      ]);
      expect(part.rawPayload).toEqual(mp3.rawPayload.subarray(10, 20));
      expect((await heard('urgence-start.opus', 'yo')).statusCode).toBe(404);
    });

    test('that was sent back says what to do better, and is not heard', async () => {
      const speaker = await person();
      const { id } = (await record(speaker, 'urgence-when')).json<VoiceRecording>();
      await decide(await person(), id, { action: 'return', note: 'Un mot manque.' });
      expect(await sentenceIn(speaker, 'urgence-when')).toMatchObject({
        recordings: [{ id, state: 'returned', note: 'Un mot manque.', isOwn: true }],
      });
      expect((await decide(await person(), id, { action: 'approve' })).statusCode).toBe(404);
      expect((await heard('urgence-when.opus')).statusCode).toBe(404);
    });

    test('takes the place of the one before, which comes back when it is taken out', async () => {
      await approved('urgence-lead', 'Afi');
      const second = await approved('urgence-lead', 'Codjo');
      expect(await creditsOf('urgence-lead')).toEqual(['Codjo']);
      await decide(await person(), second, { action: 'withdraw' });
      expect(await creditsOf('urgence-lead')).toEqual(['Afi']);
    });

    test('of a sentence that means something else by now is not heard, and is asked for again', async () => {
      const id = await approved('urgence-what');
      await database()
        .queries.update(voiceRecordings)
        .set({ meaning: 'Autre phrase' })
        .where(eq(voiceRecordings.id, id));
      expect((await heard('urgence-what.opus')).statusCode).toBe(404);
      expect(await sentenceIn(await person(), 'urgence-what')).toMatchObject({
        isChanged: true,
        recordings: [],
      });
    });

    test('stays when its speaker deletes the account, without a trace of the account', async () => {
      const speaker = await person();
      const { id } = (await record(speaker, 'urgence-next')).json<VoiceRecording>();
      await decide(await person(), id, { action: 'approve' });
      await database().queries.delete(accounts).where(eq(accounts.id, speaker.accountId));
      const [kept] = await database()
        .queries.select()
        .from(voiceRecordings)
        .where(eq(voiceRecordings.id, id));
      expect([kept?.recordedBy, kept?.state]).toEqual([null, 'live']);
    });

    test.each([
      ['silence', spoken(1.5, 0), 400, 'voice_too_quiet'],
      ['a click', spoken(0.1), 400, 'voice_too_short'],
      ['a speech', spoken(22), 413, 'voice_too_long'],
      ['something else', Buffer.from('RIFF and then nothing'), 400, 'file_damaged'],
    ])('of %s is refused', async (_name, wave, status, code) => {
      const answer = await record(await person(), 'urgence-lead', { wave });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    });

    test('of no sentence, or without consent, is refused', async () => {
      const speaker = await person();
      expect((await record(speaker, 'urgence-nothing')).statusCode).toBe(404);
      const silent = new URLSearchParams({ language: 'fon', sentence: 'urgence-lead', credit: 'Afi' });
      const refused = await speaker.post(`${PATHS.recordVoice.path}?${silent}`, spoken(), {
        'content-type': 'audio/wav',
      });
      expect(refused.statusCode).toBe(400);
    });
  });

  describe('a written translation', () => {
    test('is reviewed once two people have approved it; one who approves twice is one', async () => {
      const first = await person();
      expect((await review(first)).json()).toEqual({ approvals: 1 });
      expect((await review(first)).json()).toEqual({ approvals: 1 });
      expect((await live()).reviewed).not.toContain('urgence-title');
      expect((await review(await person())).json()).toEqual({ approvals: 2 });
      expect((await live()).reviewed).toContain('urgence-title');
      expect(await sentenceIn(first, 'urgence-title')).toMatchObject({ approvals: 2, isReviewed: true });
    });

    test('that somebody would write otherwise is not approved by them, and says how', async () => {
      const first = await person();
      const before = await sentenceIn(first, 'urgence-title');
      await review(first, { correction: 'Un sɛ́ akwɛ́ dó' });
      expect(await sentenceIn(first, 'urgence-title')).toMatchObject({
        approvals: before?.approvals,
        corrections: ['Un sɛ́ akwɛ́ dó'],
      });
    });

    test('that has changed meanwhile is not approved', async () => {
      expect((await review(await person(), { text: 'Akwɛ́' })).statusCode).toBe(404);
    });
  });
});
