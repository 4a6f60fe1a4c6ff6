import type { ModeratedScam } from '@scamguard/contracts';
import { MIN_LENGTH } from '@scamguard/contracts/limits';

/** The texts of a scam that everybody will read. */
export type PublishedTexts = Pick<ModeratedScam, 'title' | 'description'>;

const MASKED = /•+/g;
const HAS_WORD = /\p{L}{2}/u;

/** A text of masks alone says nothing: what is left has its least length, and a word. */
const saysEnough = (text: string, least: number) =>
  text.trim().length >= least && HAS_WORD.test(text.replace(MASKED, ''));

/** Which of the texts the server would refuse, or nobody could understand. */
export const tooMasked = ({ title, description }: PublishedTexts) => ({
  title: !saysEnough(title, MIN_LENGTH.reportTitle),
  description: !saysEnough(description, MIN_LENGTH.reportDescription),
});
