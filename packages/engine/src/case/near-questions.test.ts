import { describe, expect, it } from 'vitest';
import { NEW_CASE, restoreCase, step } from '../../node/cases.ts';
import type { CaseStep } from './speaking.ts';
import { say } from './speech/reply.ts';

const VERDICT = [
  "un garçon sur facebook a ma video nue et demande 150 000 sinon il l'envoie à ma famille",
  "non, je n'ai rien donné",
];

function talk(...messages: readonly string[]): CaseStep {
  let last = step(NEW_CASE, VERDICT[0] ?? '', { language: 'fr' });
  for (const message of [...VERDICT.slice(1), ...messages])
    last = step(last.state, message, { language: 'fr' });
  return last;
}
const textsOf = ({ reply }: CaseStep): readonly string[] => reply.parts.map(({ text }) => text);
const questionsOf = ({ reply }: CaseStep): readonly string[] =>
  reply.replies.filter(({ id }) => id.startsWith('asks:')).map(({ label }) => label);

/** A question in whose words the model finds no topic for sure. */
const UNCLEAR = "et pour ma grande soeur et l'école là, ça se passe comment ?";

describe('after a verdict', () => {
  it('what is not understood brings the questions that may have been meant', () => {
    const unclear = talk(UNCLEAR);
    expect(textsOf(unclear)).toContain(say('fr', 'did-you-mean').text);
    expect(textsOf(unclear)).not.toContain(say('fr', 'perhaps-you-mean').text);
    expect(questionsOf(unclear).length).toBeGreaterThan(1);
    expect(unclear.reply.replies.map(({ id }) => id)).toContain('what-now');
  });

  it('touching one is answered, whatever else its words may mean', () => {
    for (const label of questionsOf(talk(UNCLEAR))) {
      const touched = talk(UNCLEAR, label);
      expect(textsOf(touched)).not.toContain(say('fr', 'did-you-mean').text);
      expect(textsOf(touched).length).toBeGreaterThan(0);
      expect(questionsOf(touched)).toEqual([]);
    }
  });

  it('its number means the same, also after the case was stored', () => {
    const unclear = talk(UNCLEAR);
    const stored = restoreCase(JSON.parse(JSON.stringify(unclear.state)));
    const [first = ''] = questionsOf(unclear);
    expect(step(stored, '1', { language: 'fr' }).reply).toEqual(talk(UNCLEAR, first).reply);
  });

  it('a question about something else brings none', () => {
    const other = talk('est-ce que Sadio joue ce soir ?');
    expect(questionsOf(other)).toEqual([]);
    expect(textsOf(other)).not.toContain(say('fr', 'did-you-mean').text);
  });

  it('a plain question is answered alone', () => {
    expect(questionsOf(talk('Faut-il payer ?'))).toEqual([]);
  });
});
