import { z } from 'zod';
import { tracedFetch } from '../tracing/outgoing.ts';

/** A server that writes down what is said. */
export interface Transcriber {
  /** The host of the server that listens, as people are told. */
  readonly who: string;
  /**
   * @param name with the ending that says how the sound is packed: `voice.ogg`.
   * @returns the words; empty where nothing was understood.
   * @throws {NotTranscribed} when the server does not do it.
   */
  readonly write: (sound: Uint8Array, name: string) => Promise<string>;
}

/** A voice message that was not written down. */
export class NotTranscribed extends Error {
  override readonly name = 'NotTranscribed';
  /** The server cannot do it, now or later. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

export interface TranscriberOptions {
  /** With `/v1`, as OpenAI's protocol has it. */
  readonly url: URL;
  readonly key: string | undefined;
  readonly model: string;
  readonly timeLimit?: number;
}

/** A minute of speech takes a small machine about as long. */
const LONGEST_WAIT_MS = 60_000;
const LONGEST_TEXT = 4_000;
const TO_BE_TRIED_AGAIN = new Set([401, 408, 425, 429]);
const answerShape = z.object({ text: z.string() });

/** Source: OpenAI, "API reference: create transcription"; whisper.cpp's server speaks it too. */
export function transcriber({
  url,
  key,
  model,
  timeLimit = LONGEST_WAIT_MS,
}: TranscriberOptions): Transcriber {
  const address = `${url.href.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    who: url.hostname,
    write: async (sound, name) => {
      const body = new FormData();
      body.set('file', new Blob([Uint8Array.from(sound)]), name);
      body.set('model', model);
      body.set('response_format', 'json');
      const response = await tracedFetch('listening server', address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
        headers: key ? { authorization: `Bearer ${key}` } : {},
        body,
      }).catch(() => undefined);
      if (!response) throw new NotTranscribed('the listening server cannot be reached');
      const answer = answerShape.safeParse(await response.json().catch(() => undefined));
      if (!response.ok)
        throw new NotTranscribed(`the listening server answered with status ${response.status}`, {
          isFinal: response.status < 500 && !TO_BE_TRIED_AGAIN.has(response.status),
        });
      if (!answer.success) throw new NotTranscribed('the listening server said nothing that can be read');
      return answer.data.text.trim().slice(0, LONGEST_TEXT);
    },
  };
}
