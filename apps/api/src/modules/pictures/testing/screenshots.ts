import { readFile } from 'node:fs/promises';
import chats from './chats.json' with { type: 'json' };

/** A chat that was drawn as a phone shows it, by `draw-chats.mjs`. */
export interface DrawnChat {
  readonly name: string;
  /** Whether a warning has to come. */
  readonly outcome: 'risk' | 'calm';
  readonly messages: readonly string[];
}

export const DRAWN_CHATS: readonly DrawnChat[] = chats.map(({ name, outcome, messages }) => ({
  name,
  outcome: outcome === 'risk' ? 'risk' : 'calm',
  messages: messages.map(([, text = '']) => text),
}));

/** The picture of a drawn chat. */
export const screenshot = (name: string): Promise<Buffer> =>
  readFile(new URL(`screenshots/${name}.webp`, import.meta.url));
