import { randomUUID } from 'node:crypto';
import { callLines } from '@scamguard/content/call';
import { PATHS, type VoiceLanguage, type VoiceRecording } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { voiceRecordings } from '../db/schema/voices.ts';
import { spoken } from './files/spoken.ts';
import { signedIn } from './moderator.ts';
import type { TestServer } from './test-server.ts';

/**
 * Has a line of a call recorded in the studio by one person and approved by another.
 *
 * @returns takes it out again.
 */
export async function recordLine(server: TestServer, language: VoiceLanguage, sentence: string) {
  const [speaker, listener] = [await signedIn(server, ['moderator']), await signedIn(server, ['moderator'])];
  const query = new URLSearchParams({ language, sentence, credit: 'Afi', consent: 'yes' });
  const sent = await speaker.post(`${PATHS.recordVoice.path}?${query}`, spoken(0.5), {
    'content-type': 'audio/wav',
  });
  const { id } = sent.json<VoiceRecording>();
  const decide = async (action: string) => {
    const { statusCode } = await listener.post(PATHS.decideVoice.path.replace('{id}', id), { action });
    if (statusCode !== 200) throw new Error(`${action} of ${sentence}: ${statusCode}`);
  };
  await decide('approve');
  return { id, takeOut: () => decide('withdraw') };
}

/** The same sound for more lines, without the studio: encoding takes long. */
export async function copyLine(
  { database }: TestServer,
  language: VoiceLanguage,
  id: string,
  sentences: readonly string[],
): Promise<void> {
  const { queries } = database();
  const [line] = await queries.select().from(voiceRecordings).where(eq(voiceRecordings.id, id));
  if (!line) throw new Error('There is no such recording.');
  const meanings = callLines(language);
  await queries.insert(voiceRecordings).values(
    sentences.map((sentence) => ({
      ...line,
      id: randomUUID(),
      language,
      sentence,
      meaning: meanings[sentence] ?? '',
      version: 1,
    })),
  );
}
