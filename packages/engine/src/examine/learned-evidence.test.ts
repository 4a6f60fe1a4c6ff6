import { expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import type { Classifiers } from '../classifiers/classifiers.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';
import { examineLink } from './link.ts';

/** Classifiers whose text classifier gives these log-odds. */
const classifiersAt = (logOdds: number): Classifiers => ({
  ...FULL_CLASSIFIERS,
  text: () => ({ logOdds, risk: 100 / (1 + Math.exp(-logOdds)), spans: [] }),
});

const riskOf = (text: string, logOdds: number) =>
  examineConversation(text, {}, classifiersAt(logOdds)).score.riskLevel;

const CODE = 'Donnez-moi le code secret que vous allez recevoir.';

it('counts the findings in the words while the text classifier has doubts', () => {
  expect(riskOf(CODE, -1.5)).toBeGreaterThanOrEqual(RISK_BANDS.high);
});

it('does not count them if the text classifier is sure of an honest message', () => {
  expect(riskOf(CODE, -3)).toBeLessThan(RISK_BANDS.medium);
});

it('counts them in a long message, if the text classifier doubts the window around them', () => {
  const padded = `${'Le cours de danse commence à dix heures dans la grande salle. '.repeat(12)}${CODE}`;
  const doubting: Classifiers = {
    ...FULL_CLASSIFIERS,
    text: ({ value }) => ({ logOdds: value.includes(CODE) ? 1 : -6, risk: 0, spans: [] }),
  };
  expect(examineConversation(padded, {}, doubting).score.riskLevel).toBeGreaterThanOrEqual(RISK_BANDS.high);
});

it('counts the findings in a link, however sure the text classifier is', () => {
  const text = 'La photo de classe : http://mtn-momo-gratuit.xyz/login';
  expect(riskOf(text, -6)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
});

it('counts a code that moves money or calls, however sure the text classifier is', () => {
  expect(riskOf('Composez *21*0197123456# pour réparer votre réseau.', -6)).toBeGreaterThanOrEqual(
    RISK_BANDS.medium,
  );
});

it('counts what others know, however sure the text classifier is', () => {
  const { score } = examineConversation(
    CODE,
    { reports: { count: 5, lastReportedAt: '2026-11-01T08:00:00Z' } },
    classifiersAt(-6),
  );
  expect(score.riskLevel).toBeGreaterThan(riskOf(CODE, -6));
});

/** The risk of a link if the address classifier gives this risk, in per cent. */
const linkRiskOf = (value: string, risk: number) =>
  examineLink(value, {}, { ...FULL_CLASSIFIERS, address: () => ({ logOdds: 0, risk }) });

const FREE_HOST = 'https://boutique-adjovi.vercel.app';

it('lowers findings below the threshold to the risk from the address classifier', () => {
  const { score, findings } = linkRiskOf(FREE_HOST, 4);
  expect(score.riskLevel).toBe(4);
  expect(findings.map(({ definition }) => definition.id)).toEqual(['free-host']);
  expect(linkRiskOf('https://mtn-momo-gratuit.xyz', 4).score.riskLevel).toBeGreaterThanOrEqual(
    RISK_BANDS.high,
  );
});

it('does not give a risk of 0 if a signal found something', () => {
  expect(linkRiskOf(FREE_HOST, 0).score.riskLevel).toBe(1);
});

it('does not ask the address classifier about the pages of a known site', () => {
  expect(linkRiskOf('https://www.tiktok.com/@koffi/video/73012345678', 99).score.riskLevel).toBe(5);
});

const CHAT = 'On se voit ce soir chez tata pour le repas de famille.\n'.repeat(4);
const PARCEL = 'Le colis de mon frère est bloqué à la gare depuis lundi.';
const FEES = 'Maman dit de payer les frais de cantine avant vendredi.';

/** Classifiers that give these log-odds to a text with all of the sentences, and take off what they are told to doubt. */
const unsureOf = (logOdds: number, ...sentences: readonly string[]): Classifiers => ({
  ...FULL_CLASSIFIERS,
  text: ({ value }, _, doubt = 0) => {
    const found = sentences.every((sentence) => value.includes(sentence)) ? logOdds : -1.5;
    return { logOdds: found, risk: 100 / (1 + Math.exp(doubt - found)), spans: [] };
  },
});

const riskOfTalk = (talk: string, logOdds: number): number =>
  examineConversation(talk, {}, unsureOf(logOdds, PARCEL, FEES)).score.riskLevel;

it('warns of nothing that only the words of different messages make, unless the text classifier does', () => {
  const talk = `${CHAT}${PARCEL}\n${FEES}\n${CHAT}`;
  expect(riskOfTalk(talk, -0.3)).toBeLessThan(RISK_BANDS.medium);
  expect(riskOfTalk(talk, 3)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
});

it('warns of the same words in one message', () => {
  expect(riskOfTalk(`${CHAT}${PARCEL} ${FEES}\n${CHAT}`, 0)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
});

it('takes less off the windows of a long message for a classifier that is seldom wrong there', () => {
  const offer = 'Je te cède ma place au port contre un petit geste.';
  const padded = `${'Le cours de danse commence à dix heures dans la grande salle. '.repeat(30)}${offer}`;
  const risk = (isSureInWindows: boolean) =>
    examineConversation(padded, {}, { ...unsureOf(-0.1, offer), isSureInWindows }).score.riskLevel;
  expect(risk(true)).toBeGreaterThanOrEqual(RISK_BANDS.medium);
  expect(risk(false)).toBeLessThan(RISK_BANDS.medium);
});
