import { describe, expect, it } from 'vitest';
import { assess } from '../../node/index.ts';
import { assess as assessSmall } from '../browser.ts';

const judged = (value: string) => assess({ kind: 'conversation', value }, { language: 'fr' });
const idsIn = ({ signals }: ReturnType<typeof judged>) => signals.map(({ id }) => id);

const FOR_A_RELATIVE =
  'slt tata on ma vole mn sac a lome, la dame du taxi me prete son tel, fo 12 000 sur son num pr ke je rentre';

describe('what a message wants, where no rule hears it', () => {
  it.each([
    ['hook-money', FOR_A_RELATIVE],
    [
      'hook-secret',
      "Jumia livraison : pour vérifier que c'est bien vous, lisez au livreur les chiffres que vous venez de recevoir.",
    ],
  ])('is told as %s, before the likeness: %s', (id, message) => {
    const ids = idsIn(judged(message));
    expect(ids).toContain(id);
    expect(ids.indexOf(id as 'hook-money')).toBeLessThan(ids.indexOf('like-scam-messages'));
  });

  it('gives the first advice', () => {
    expect(judged(FOR_A_RELATIVE).recommendations[0]).toMatch(/payez|argent/i);
  });

  it('weighs nothing: without a rule it is no danger', () => {
    const { riskLevel, verdict } = judged(FOR_A_RELATIVE);
    expect(riskLevel).toBeLessThan(66);
    expect(verdict).toBe('caution');
  });

  it('is read by a server alone', () => {
    const { signals } = assessSmall({ kind: 'conversation', value: FOR_A_RELATIVE }, { language: 'fr' });
    expect(signals.map(({ id }) => id)).not.toContain('hook-money');
  });

  it('is not read where nothing is warned of', () => {
    const { riskLevel, signals } = judged(
      'Tata, la réunion de famille est à 16 h chez Paul. Apporte le riz, je paie les boissons comme prévu.',
    );
    expect(riskLevel).toBeLessThan(33);
    expect(signals.map(({ id }) => id)).not.toContain('hook-money');
  });
});
