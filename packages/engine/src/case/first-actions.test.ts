import { expect, it } from 'vitest';
import { firstActions, likelyLosses } from './actions/first-actions.ts';
import { ADVICE } from './belief/advice.ts';
import type { Advice } from './belief/network.ts';
import { CASE_KINDS } from './kinds.ts';
import type { Standing } from './standing.ts';
import { type CaseState, newCase } from './state.ts';

/** What the network would say, little as it may be sure of. */
const advising = (chances: Partial<Advice>): Advice =>
  ({ ...Object.fromEntries(ADVICE.map((id) => [id, 0.001])), ...chances }) as Advice;

const standing = (advice: Advice, riskLevel = 80): Standing => ({
  chances: new Float64Array(CASE_KINDS.length),
  scam: riskLevel / 100,
  kind: 'other',
  honestKind: 'honest_family',
  riskLevel,
  verdict: riskLevel >= 66 ? 'danger' : 'unknown',
  isCalm: false,
  isGrounded: true,
  advice,
});
const told = (facts: CaseState['facts']): CaseState => ({ ...newCase('test'), isTold: true, facts });

it('says first what the network would, however small its chances are', () => {
  const advice = advising({ 'go-to-police': 0.02 });
  expect(firstActions(told(['asked:money']), standing(advice))[0]).toBe('go-to-police');
});

it('puts a life before everything else', () => {
  const advice = advising({ 'go-to-police': 0.9 });
  expect(firstActions({ ...told([]), feels: 'despair' }, standing(advice))[0]).toBe('stay-with-somebody');
});

it('has nothing blocked where money was denied, whatever the network would say', () => {
  const advice = advising({ 'call-operator': 0.5 });
  expect(firstActions(told(['not:money']), standing(advice))).not.toContain('call-operator');
});

it('has an account secured that others can use, at any risk', () => {
  const advice = advising({ 'ask-official': 0.3 });
  expect(firstActions(told(['done:code']), standing(advice, 5))[0]).toBe('change-code');
});

it('tells nobody to hang up who is not on the phone', () => {
  const advice = advising({ 'hang-up': 0.04 });
  expect(firstActions(told(['asked:code']), standing(advice))).not.toContain('hang-up');
});

it('has money blocked first that is told to be gone, unless that was long ago', () => {
  const advice = advising({ 'go-to-police': 0.9 });
  const state = told(['done:money']);
  expect(firstActions(state, standing(advice))[0]).toBe('call-operator');
  expect(firstActions({ ...state, since: 'long' }, standing(advice))[0]).toBe('go-to-police');
});

it('keeps a code that is wanted before it has anything blocked, unless the code is gone', () => {
  const advice = advising({ 'call-operator': 0.5, 'lost-code': 0.2 });
  expect(firstActions(told(['asked:code']), standing(advice))[0]).toBe('do-not-share-code');
  expect(firstActions(told(['asked:code', 'done:code']), standing(advice))[0]).not.toBe('do-not-share-code');
});

it('tells nobody not to send back what nobody sent them', () => {
  const advice = advising({ 'do-not-send-back': 0.9 });
  expect(firstActions(told(['asked:money', 'says:is-family']), standing(advice))).toEqual(
    expect.arrayContaining(['do-not-pay']),
  );
  expect(firstActions(told(['asked:money', 'says:is-family']), standing(advice))).not.toContain(
    'do-not-send-back',
  );
  expect(firstActions(told(['asked:money-back']), standing(advice))[0]).toBe('do-not-send-back');
});

it('has no payment blocked, nobody sent to the police and no call ended over an everyday matter', () => {
  const advice = advising({ 'call-operator': 0.4, 'go-to-police': 0.3, 'hang-up': 0.3, 'now-on-phone': 0.3 });
  const actions = firstActions(told(['done:money', 'true:on-phone']), standing(advice, 8));
  expect(actions).not.toEqual(expect.arrayContaining(['call-operator']));
  expect(actions).not.toEqual(expect.arrayContaining(['go-to-police']));
  expect(actions).not.toEqual(expect.arrayContaining(['hang-up']));
});

it('blocks nothing because the network thinks of a loss that was denied', () => {
  const advice = advising({ 'call-operator': 0.5, 'lost-money': 0.6 });
  expect(firstActions(told(['asked:money', 'not:money']), standing(advice))).not.toContain('call-operator');
});

it('keeps the code of whoever asks whether to give it, however likely the network takes it for gone', () => {
  const advice = advising({ 'call-bank': 0.5, 'lost-code': 0.6 });
  expect(firstActions(told(['asked:code']), standing(advice))[0]).toBe('do-not-share-code');
});

it('says how an honest matter goes on, and keeps a receipt only where something was paid', () => {
  const calm = { ...standing(advising({}), 3), isCalm: true, honestKind: 'honest_public' as const };
  expect(firstActions(told(['true:verified']), calm)).toEqual(['go-on-with-office']);
  expect(firstActions(told(['true:verified', 'done:money']), calm)).toEqual([
    'go-on-with-office',
    'keep-receipt',
  ]);
});

it('tells nobody to pay nothing over what is likely an everyday matter', () => {
  const advice = advising({ 'do-not-pay': 0.9, 'keep-evidence': 0.5 });
  const unlikely = { ...standing(advice, 12), scam: 0.1 };
  const actions = firstActions(told(['asked:money']), unlikely);
  expect(actions).not.toContain('do-not-pay');
  expect(actions).not.toContain('keep-evidence');
  expect(actions.length).toBeGreaterThan(0);
});

it('puts what finds out before what only waits, where nobody can tell yet', () => {
  const [first] = firstActions(told(['says:is-courier']), standing(advising({ 'do-not-pay': 0.9 }), 20));
  expect(first).not.toBe('do-not-pay');
});

it.each([
  ['agency', 'call-agency'],
  ['voucher', 'block-vouchers'],
  ['cash', 'go-to-police'],
] as const)('sends nobody to the operator for money that went by %s', (wallet, first) => {
  const advice = advising({ 'call-operator': 0.6 });
  const actions = firstActions({ ...told(['done:money']), wallet }, standing(advice));
  expect(actions[0]).toBe(first);
  expect(actions).not.toContain('call-operator');
});

it('has the operator called all the same where a code is gone too', () => {
  const advice = advising({ 'call-operator': 0.6 });
  const state = { ...told(['done:money', 'done:pin']), wallet: 'cash' } as const;
  expect(firstActions(state, standing(advice))).toContain('call-operator');
});

it('lets a courier have the code of a delivery at the door, and nobody who calls for an operator', () => {
  const advice = advising({});
  const courier = told(['says:is-courier', 'asked:code']);
  expect(firstActions(courier, standing(advice, 20))[0]).toBe('code-on-delivery');
  for (const other of ['says:is-operator', 'says:is-buyer'] as const) {
    const caller = told(['says:is-courier', other, 'asked:code']);
    expect(firstActions(caller, standing(advice, 20))[0]).toBe('do-not-share-code');
  }
});

it('speaks of no code of a delivery where none is wanted', () => {
  const advice = advising({ 'do-not-share-code': 0.9 });
  const actions = firstActions(told(['says:is-courier', 'asked:fee']), standing(advice, 20));
  expect(actions).not.toContain('code-on-delivery');
});

it('has an application removed first that others look through', () => {
  const advice = advising({ 'keep-evidence': 0.9 });
  expect(firstActions(told(['done:remote', 'done:money']), standing(advice))[0]).toBe('remove-app');
});

it('takes a sum that is wanted in a few words for no loss', () => {
  const advice = advising({ 'lost-money': 0.6, 'call-operator': 0.6 });
  const few = { ...told(['asked:money']), heard: [{ count: 12, units: [0] }] };
  expect(likelyLosses(few, standing(advice))).toEqual([]);
  expect(likelyLosses({ ...few, heard: [{ count: 80, units: [0] }] }, standing(advice))).toEqual(['money']);
});

it('has no transfer cancelled of whoever pays an honest matter', () => {
  const advice = advising({ 'ask-official': 0.3 });
  const state = { ...told(['done:money']), wallet: 'agency' } as const;
  expect(firstActions(state, standing(advice, 10))).not.toContain('call-agency');
});

it('takes no pasted text for a courier at the door', () => {
  const state = { ...told(['says:is-courier', 'asked:code']), quotedRisk: 80 };
  expect(firstActions(state, standing(advising({}), 80))).not.toContain('code-on-delivery');
});

it('finds nothing out by giving no code, where somebody only answered that none is wanted', () => {
  const advice = advising({ 'do-not-share-code': 0.9 });
  const ordersAt20 = (fact: 'not:code' | 'feared:code') =>
    firstActions(told(['done:money', fact]), standing(advice, 20));
  expect(ordersAt20('not:code')).not.toContain('do-not-share-code');
  expect(ordersAt20('feared:code')).toContain('do-not-share-code');
});
