import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_CASE, PROPOSABLE, step } from '../../node/cases.ts';
import { fullCase } from '../../node/full-case.ts';
import { firstActions } from './actions/first-actions.ts';
import { openCaseModel } from './belief/packed-network.ts';
import { withProposals } from './proposals.ts';
import { standingOf } from './standing.ts';

const STORIES = [
  'mon frere ma demandé 20 000 sur wave, je lai appelé sur son ancien numero cest bien lui',
  'un monsieur de mtn veut mon code pin sinon mon compte se bloque',
  "j'ai envoyé 50 000 par momo au vendeur et il ne répond plus",
  'i got a message from my bank that my card is ready at the branch',
  "quelqu'un m'écrit depuis hier pour une affaire",
  'he say he go post my pictures if i no send 200',
];
const { network } = openCaseModel(fullCase());
const anyProposals = fc.subarray([...PROPOSABLE], { maxLength: 6 });

describe('what is proposed from outside', () => {
  it('never lowers a risk, calms nobody and takes no order away', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORIES), anyProposals, (story, proposed) => {
        const { state: plain } = step(NEW_CASE, story, { language: 'fr' });
        const { state } = step(NEW_CASE, story, { language: 'fr', proposed });
        const [before, after] = [standingOf(network, plain), standingOf(network, state)];
        expect(after.riskLevel).toBeGreaterThanOrEqual(before.riskLevel);
        expect(after.isCalm && !before.isCalm).toBe(false);
        if (!before.isCalm)
          expect(firstActions(state, after)).toEqual(
            expect.arrayContaining([...firstActions(plain, before)]),
          );
        expect(state.facts).toEqual(plain.facts);
      }),
    );
  });

  it('is taken from a closed list, without what speaks for an honest matter', () => {
    const offered = ['asked:pin', 'true:verified', 'not:money', 'true:met', 'nothing', '__proto__'];
    expect(withProposals(undefined, offered)).toEqual(['asked:pin']);
  });

  it('warns where rules hear nothing', () => {
    const story =
      'le gars là, tu connais, il tourne autour du pot depuis tout à l’heure avec son histoire de chiffres';
    const risk = (proposed: readonly string[]) =>
      standingOf(network, step(NEW_CASE, story, { language: 'fr', proposed }).state).riskLevel;
    expect(risk(['asked:pin', 'says:is-operator', 'says:block'])).toBeGreaterThan(risk([]));
  });

  it('does not stand against what the visitor denies', () => {
    const story = 'il ne ma pas demandé de code, je nai pas donné de code';
    const { state } = step(NEW_CASE, story, { language: 'fr', proposed: ['asked:code'] });
    const { state: plain } = step(NEW_CASE, story, { language: 'fr' });
    expect(standingOf(network, state).riskLevel).toBe(standingOf(network, plain).riskLevel);
  });

  it('still asks what is gone, as something to confirm', () => {
    const story = "un agent mtn m'appelle et demande mon code pin, il insiste beaucoup";
    const { state, reply } = step(NEW_CASE, story, { language: 'fr', proposed: ['done:pin'] });
    expect(state.pending).toBe('lost');
    expect(reply.parts.at(-1)?.text).toContain('Si je comprends bien');
  });
});
