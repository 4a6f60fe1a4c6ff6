import { z } from 'zod';
import { tracedFetch } from '../tracing/outgoing.ts';

/** Where a language model is asked, by OpenAI's protocol. */
export interface ModelServer {
  /** Up to and with its version: `https://llm.example/v1`. */
  readonly url: URL;
  readonly key: string | undefined;
  readonly model: string;
  /** How long a visitor waits for it, in milliseconds. */
  readonly timeLimit: number;
}

export interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly temperature: number;
  readonly maxTokens: number;
}

const LONGEST_ANSWER_BYTES = 64 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * A language model's answer to a prompt.
 *
 * @throws when the server refuses, is too slow, or says something else than its protocol.
 */
export async function chatCompletion(
  { url, key, model, timeLimit }: ModelServer,
  { system, user, temperature, maxTokens }: Prompt,
): Promise<string> {
  const response = await tracedFetch('language model', `${url.href.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model,
      temperature,
      max_tokens: maxTokens,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { choices } = completion.parse(JSON.parse(await shortText(response)));
  return choices[0]?.message.content.trim() ?? '';
}

/** @throws when the body is longer than any answer. */
async function shortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > LONGEST_ANSWER_BYTES) throw new Error('too long an answer');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
