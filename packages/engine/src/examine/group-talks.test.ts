import { describe, expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { HONEST_GROUPS, SCAMS_IN_GROUPS } from '../testing/group-talks.ts';
import { groupTalkIn } from '../transcript/group-talk.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';

const riskOf = (talk: string): number => examineConversation(talk, {}, FULL_CLASSIFIERS).score.riskLevel;

describe('the talk of a group', () => {
  it.each(Object.entries(HONEST_GROUPS))('is no danger where it is honest: %s', (_, talk) => {
    expect(groupTalkIn(talk)).toBeDefined();
    expect(riskOf(talk)).toBeLessThan(RISK_BANDS.high);
  });

  it.each(Object.entries(SCAMS_IN_GROUPS))('hides no scam: %s', (name, talk) => {
    expect(groupTalkIn(talk)).toBeDefined();
    // A member's voice that asks for the usual share can only be doubted.
    const least = name === 'a new number for the tontine' ? RISK_BANDS.medium : RISK_BANDS.high;
    expect(riskOf(talk)).toBeGreaterThanOrEqual(least);
  });

  it('is none where one person speaks, or a receipt names its fields', () => {
    for (const text of [
      'Maman : bonjour\nMaman : tu viens ?\nMaman : réponds',
      'Montant: 5000 F\nFrais: 100 F\nSolde: 3200 F\nMontant: 800 F\nFrais: 20 F\nSolde: 2380 F',
      'Voici : trois choses\nUn : le prix\nDeux : la date',
      '12/03/2026, 14:22 - Awa: Envoie 5000\n12/03/2026, 14:23 - Moi: oui\n12/03/2026, 14:24 - Awa: vite',
    ])
      expect(groupTalkIn(text)).toBeUndefined();
  });
});
