import { describe, expect, it } from 'vitest';
import { HOOKS } from '../hooks/definitions.ts';
import { definition as falseUrgency } from '../signals/conversation/false-urgency/definition.ts';
import type { Finding } from '../signals/index.ts';
import { LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import { seen } from '../signals/signal.ts';
import { examination } from './examination.ts';
import { withReasonsRead } from './reasons-read.ts';

const like = (share: number): Finding => ({ definition: LIKE_SCAM_MESSAGES, outcome: seen({}, { share }) });
const money: Finding = { definition: HOOKS['hook-money'].definition, outcome: seen() };
const urgency: Finding = { definition: falseUrgency, outcome: seen() };

const told = (value: string, findings: readonly Finding[]) =>
  withReasonsRead(value, examination(findings), {}, () => [money]).map(({ definition }) => definition.id);

describe('reasons are read', () => {
  it('where likeness alone warns', () => {
    expect(told('Message', [like(0.6)])).toEqual(['like-scam-messages', 'hook-money']);
  });

  it('not where nothing is warned of', () => {
    expect(told('Message', [like(0.3)])).toEqual(['like-scam-messages']);
  });

  it('not where another reason is told', () => {
    expect(told('Message', [like(0.6), urgency])).toEqual(['like-scam-messages', 'false-urgency']);
  });

  it('not in a long text, whose other words are of something else', () => {
    expect(told('bonjour à tous '.repeat(40), [like(0.6)])).toEqual(['like-scam-messages']);
  });

  it('not where nobody reads', () => {
    const findings = [like(0.6)];
    expect(withReasonsRead('Message', examination(findings), {}, undefined)).toBe(findings);
  });
});
