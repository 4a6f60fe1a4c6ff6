import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';

const SCAM =
  'Félicitations ! Vous avez gagné 500 000 FCFA. Cliquez sur http://mtn-bonus.xyz/gagner et entrez votre code MoMo.';
const forward = (state: typeof NEW_CASE, quoted: string, told = '') =>
  step(state, told, { language: 'fr', quoted });

describe('a forwarded message', () => {
  it('is judged as others’ words', () => {
    const { state } = forward(NEW_CASE, SCAM);
    expect(state.quotedRisk).toBeGreaterThanOrEqual(66);
    expect(state.isTold).toBe(false);
  });

  it('tells nothing of what the person did, though it speaks as “I”', () => {
    const words = "j'ai envoyé 50000 F à cet agent et j'ai donné mon code";
    const told = step(NEW_CASE, words, { language: 'fr' }).state;
    expect(told.facts.some((fact) => fact.startsWith('done:'))).toBe(true);
    const { facts, isTold } = forward(NEW_CASE, words).state;
    expect(facts.filter((fact) => fact.startsWith('done:') || fact.startsWith('true:'))).toEqual([]);
    expect(isTold).toBe(false);
  });

  it('is no answer to what was asked, and what is typed beside it is', () => {
    const asked = step(NEW_CASE, "Un agent MTN m'appelle et demande mon code PIN", { language: 'fr' });
    expect(asked.reply.question).toBe('lost');
    const answered = forward(asked.state, 'Non, rien').state.answered;
    expect(answered).toEqual(asked.state.answered);
    expect(forward(asked.state, SCAM, 'Non, rien').state.answered).not.toEqual(asked.state.answered);
  });

  it('does not change the language of who speaks French', () => {
    const french = step(NEW_CASE, "Un agent MTN m'appelle et demande mon code PIN", { language: 'fr' });
    const english =
      'Congratulations! You have won a prize, click http://mtn-bonus.xyz and enter your PIN now.';
    expect(forward(french.state, english).state.language).toBe('fr');
    expect(forward(NEW_CASE, english).state.language).toBe('en');
  });

  it('keeps no secret that stands in it', () => {
    const { reply } = forward(NEW_CASE, 'Mon code secret est 4821, envoyez vite.');
    expect(reply.isSecretHidden).toBe(true);
  });

  it('that is a link and nothing else is looked at as a link', () => {
    const { state } = forward(NEW_CASE, 'http://mtn-bonus.xyz/gagner');
    expect(state.items).toBe(1);
  });
});
