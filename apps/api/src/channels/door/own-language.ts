import type { InterviewResult } from '@scamguard/contracts';
import { type Language, writtenIn } from '@scamguard/engine';
import { cannotRead } from '@scamguard/engine/cases';
import type { Outgoing } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { type OwnLanguage, ownFirstAid, ownOrder, ownVerdict } from '../words/own-languages.ts';

/** Dioula and Bambara are told apart by nobody who writes them in a message. */
const IDENTIFIED: Readonly<Partial<Record<Language, OwnLanguage>>> = {
  wo: 'wo',
  yo: 'yo',
  bm: 'di',
  fon: 'fon',
};

const NAMES: Readonly<Record<string, OwnLanguage | 'none'>> = {
  wolof: 'wo',
  yoruba: 'yo',
  dioula: 'di',
  jula: 'di',
  julakan: 'di',
  fon: 'fon',
  fongbe: 'fon',
  francais: 'none',
  french: 'none',
  english: 'none',
  anglais: 'none',
};

const plainWord = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The language that a whole message names; `none` for French and English. */
export function languageNamedIn(text: string): OwnLanguage | 'none' | undefined {
  const word = plainWord(text);
  return Object.hasOwn(NAMES, word) ? NAMES[word] : undefined;
}

/** The language that somebody surely writes in, where it is none that is read. */
export function languageWrittenIn(text: string): OwnLanguage | undefined {
  const written = writtenIn(text);
  return written && IDENTIFIED[written];
}

/** Stands behind words that no native reader has reviewed, as in the dialled menu. */
const marked = (line: string): string => `${line} (*)`;

/**
 * An answer with the verdict and the first order in the person's own language before it, as far as the site says them in it. All of the answer stands
 * below. Whoever writes in that language is told that it is not read, and gets what helps in any case where there is nothing better to say.
 */
export function inOwnLanguage(
  said: Outgoing,
  { verdict, recommendations = [], parts }: InterviewResult,
  language: OwnLanguage,
  isWrittenSo: boolean,
): Outgoing {
  if (isWrittenSo && verdict === undefined) return withFirstAid(said, language);
  const told = isWrittenSo ? { ...said, paragraphs: [...said.paragraphs, cannotRead(said.language)] } : said;
  const orders = [...recommendations, ...parts.map(({ text }) => text)];
  const order = orders.map((text) => ownOrder(language, text)).find((each) => each !== undefined);
  const own = [
    verdict && ownVerdict(language, verdict),
    verdict === 'unknown' || verdict === 'safe' ? undefined : order,
  ].filter((line) => line !== undefined);
  return withOwn(told, own);
}

/** What helps in any case stands in place of what a stray word may have seemed to tell. */
function withFirstAid(said: Outgoing, language: OwnLanguage): Outgoing {
  const { own, inFrench } = ownFirstAid(language);
  const asked = said.question === undefined ? [] : [said.question];
  return withOwn(
    {
      ...said,
      first: inFrench,
      paragraphs: [inFrench, cannotRead(said.language), ...asked],
      short: `${inFrench}\n${wordsOf(said.language).notRead}`,
    },
    own,
  );
}

const withOwn = (said: Outgoing, own: readonly string[]): Outgoing =>
  own.length === 0 ? said : { ...said, own: [...own.map(marked), wordsOf(said.language).unreviewed] };
