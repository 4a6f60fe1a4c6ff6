import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { HookId } from '../signals/hook-ids.ts';
import type { Finding } from '../signals/index.ts';
import type { Span } from '../vocabulary.ts';

/** A way out of the official channel that a message opens, and where it stands in the message. */
export interface Hook {
  readonly id: HookId;
  readonly span: Span;
}

/** The input of a hook's detector: the message, and what the signals found in its words. */
export interface HookReading {
  readonly text: ConversationReading;
  readonly findings: readonly Finding[];
}

/** Finds one kind of hook. */
export type HookDetector = (reading: HookReading) => Span | undefined;
