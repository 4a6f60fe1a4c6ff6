import type { ConversationReading } from './conversation-reading.ts';
import type { LinkReading } from './link-reading.ts';
import type { NumberReading } from './number-reading.ts';
import type { ProfileReading } from './profile-reading.ts';

/** The readings that detectors look at, by kind of item. */
export interface Readings {
  readonly link: LinkReading;
  readonly number: NumberReading;
  readonly profile: ProfileReading;
  readonly conversation: ConversationReading;
}
