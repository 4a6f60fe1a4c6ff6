import { describe, expect, it } from 'vitest';
import { assess } from '../node/index.ts';
import { outsideQuestions } from './outside-questions.ts';

describe('what could be asked elsewhere about a link', () => {
  it.each([
    ['https://www.boutique-adjovi.com/offre?id=1', { domain: 'boutique-adjovi.com' }],
    ['boutique.example.co.uk', { domain: 'example.co.uk' }],
    ['https://bit.ly/3xYz12A', { shortened: 'https://bit.ly/3xYz12A' }],
    ['http://bit.ly/3xYz12A', { shortened: 'http://bit.ly/3xYz12A' }],
    ['https://bit.ly/', {}],
    ['https://boutique.netlify.app', {}],
    ['http://192.0.2.7/index.html', {}],
    ['https://facebook.com/somebody', {}],
    ['javascript:alert(1)', {}],
    ['no link at all', {}],
    ['', {}],
  ])('%s', (link, questions) => expect(outsideQuestions(link)).toEqual(questions));
});

describe('what was answered', () => {
  const value = 'https://bit.ly/3xYz12A';
  const idsOf = (known: object) =>
    assess({ kind: 'link', value }, { language: 'fr', known }).signals.map(({ id }) => id);

  it('tells of a short link where it leads, and judges that', () => {
    const leadsTo = 'https://mtn-bj.connexion-securisee.xyz/compte';
    const result = assess({ kind: 'link', value }, { language: 'fr', known: { leadsTo } });
    expect(result.verdict).toBe('danger');
    expect(result.reasons.join()).toContain('mtn-bj.connexion-securisee.xyz');
    expect(result.signals.every(({ span }) => span === undefined)).toBe(true);
  });

  it('takes away the doubt where a short link leads', () => {
    expect(idsOf({})).toContain('shortened-link');
    expect(idsOf({ leadsTo: 'https://boutique-adjovi.com/' })).not.toContain('shortened-link');
  });

  it('lends no trust to a short link that leads to a known address', () => {
    const result = assess(
      { kind: 'link', value },
      { language: 'fr', known: { leadsTo: 'https://www.mtn.bj/' } },
    );
    expect(result.verdict).toBe('unknown');
  });

  it('makes a new site more doubtful, and says why', () => {
    const item = { kind: 'link', value: 'https://boutique-adjovi.com' } as const;
    const judge = (known = {}) => assess(item, { language: 'fr', known });
    const result = judge({ registeredDays: 2 });
    expect(result.riskLevel).toBeGreaterThan(judge().riskLevel);
    expect(result.verdict).not.toBe('danger');
    expect(result.reasons.join()).toContain('3 jours');
    expect(judge({ registeredDays: 900 })).toEqual(judge());
  });
});
