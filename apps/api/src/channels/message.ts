import type { AnswerLanguage } from '../http/languages.ts';
import type { VerdictCard } from './card/verdict-card.ts';

/** The names of the channels, as they stand in addresses. */
export type ChannelName = 'whatsapp' | 'telegram' | 'sms' | 'email';

/** Something beside text, to be fetched from the provider. */
export interface Media {
  readonly kind: 'picture' | 'voice' | 'other';
  /** The provider's id of the file; of a mail the file itself, base64. */
  readonly id: string;
}

/** A message of a person, whatever channel it came by. */
export interface Incoming {
  /** The provider's id of the message: one that comes again is the same. */
  readonly id: string;
  /** The provider's id of the person; a telephone number on some channels only. */
  readonly from: string;
  /** Where the answer goes: the person, or the talk they are in. */
  readonly to: string;
  /** What the person typed. */
  readonly text: string;
  /** Others' words: what the person forwarded. */
  readonly quoted?: string;
  readonly media?: Media;
  /** The provider's number of what an answer belongs below. */
  readonly thread?: string;
  /** When it was written, in milliseconds; the order in which it arrives says nothing. */
  readonly at: number;
  /** It is all that is said now: an answer that was touched. */
  readonly isWhole?: true;
  /** It was written where others read it: nothing is judged there. */
  readonly isPublic?: true;
  /** The language of the person's device. */
  readonly language?: AnswerLanguage;
}

/** An answer that needs no typing. */
export interface Button {
  readonly id: string;
  readonly label: string;
}

/** What is said to a person, before a channel gives it its shape. */
export interface Outgoing {
  /** Paragraphs, the verdict or the first action before anything else. */
  readonly paragraphs: readonly string[];
  /** The one sentence that must be said where there is room for one only. */
  readonly first: string;
  /** What is asked, where something is. */
  readonly question: string | undefined;
  readonly buttons: readonly Button[];
  /** Who answers, that it is a machine, and how to end it: in the first answer. */
  readonly notice: string | undefined;
  readonly language: AnswerLanguage;
  /** The first of it in a language of the person's own, line by line; goes before all else. */
  readonly own?: readonly string[];
  /** All of it where there is room for little. */
  readonly short?: string;
  /** Recordings to be heard: where the provider fetches them. */
  readonly audio?: readonly string[];
  /** A text that the person can pass on to somebody of theirs. */
  readonly share?: string;
  /** The verdict as a picture, after everything else. */
  readonly card?: VerdictCard;
  /** Who can be called with a touch. */
  readonly contacts?: readonly { readonly name: string; readonly number: string }[];
}

/** Something as a provider takes it: plain JSON, one call each. A picture is drawn when it is sent. */
export type Piece = Readonly<Record<string, unknown>>;

/** What a channel can do; a folder has one of them. */
export interface Channel {
  readonly name: ChannelName;
  /** It can play a recording, show a picture, pass a text on and show a contact. */
  readonly shows?: true;
  /** What is sent for an answer, in order. */
  readonly shape: (said: Outgoing, message: Incoming) => readonly Piece[];
  /**
   * Hands one piece to the provider.
   *
   * @param mark names the piece; a provider that can tells it back when it has sent it.
   * @throws {NotSent} when it was not taken.
   */
  readonly send: (piece: Piece, message: Incoming, mark: string) => Promise<void>;
  /** Whether the provider has taken a piece that was handed to it before. @throws {NotSent} when it does not say. */
  readonly wasTaken?: (piece: Piece, message: Incoming, mark: string) => Promise<boolean>;
  /** Fetches a file. @throws {NotSent} when the provider does not give it. */
  readonly fetch?: (media: Media) => Promise<Uint8Array>;
}

/** A provider did not do what it was asked. Says why without the person or the text. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  /** It would not help to ask again. */
  readonly isFinal: boolean;
  /** When the provider wants to be asked again, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: { isFinal?: boolean; retryAfter?: number | undefined } = {}) {
    super(message);
    this.isFinal = options.isFinal ?? false;
    this.retryAfter = options.retryAfter;
  }
}
