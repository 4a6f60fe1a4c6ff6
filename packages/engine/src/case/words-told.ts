import { TEXT_GROUPS } from './belief/features.ts';
import type { CaseState } from './state.ts';

/** A few words prove little: with so many, what they say counts half. */
const HALF_WEIGHT = 5;
/** An answer says as much as so many words. */
const WORDS_OF_ANSWER = 5;

/** How much of what was said counts, from 0 to 1. */
export const weightOfWords = ({ heard, answered }: Pick<CaseState, 'heard' | 'answered'>): number => {
  const words = wordsIn(heard) + WORDS_OF_ANSWER * answered.length;
  return words / (words + HALF_WEIGHT);
};

/** The group of words holds each word and each pair of neighbours. */
export const wordsIn = (heard: CaseState['heard']): number => (heard[0]?.count ?? 0) / 2;

/** Of fewer words the network guesses what mostly follows them, and what a rule hears in them weighs more. */
export const WORDS_OF_STORY = 20;

/** Whether so much was told in own words that what the network reads in them was told, and not guessed. */
export const isStory = ({ isTold, heard }: Pick<CaseState, 'isTold' | 'heard'>): boolean =>
  isTold && wordsIn(heard) >= WORDS_OF_STORY;

const CONCEPTS = TEXT_GROUPS.indexOf('concepts');
const FEW_CONCEPTS = 4;

/** Whether hardly anything is named: "j'ai besoin d'un conseil, ne me jugez pas". There the network guesses. */
export const namesLittle = ({ heard }: Pick<CaseState, 'heard'>): boolean =>
  (heard[CONCEPTS]?.count ?? 0) <= FEW_CONCEPTS;

/** Whether anything was told but what is not so, and that it is urgent. */
export const tellsSomething = ({ facts }: Pick<CaseState, 'facts'>): boolean =>
  facts.some((fact) => !fact.startsWith('not:') && fact !== 'true:urgency');
