import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import type { CaseStep } from './speaking.ts';

/** The answers, up to the verdict. */
function talk(...messages: readonly string[]): readonly CaseStep[] {
  const steps: CaseStep[] = [];
  for (const message of messages)
    if (steps.at(-1)?.state.phase !== 'completed')
      steps.push(step(steps.at(-1)?.state ?? NEW_CASE, message, { language: 'fr' }));
  return steps;
}
const KIOSK =
  'je suis gérant de cabine, un client est devant moi, il dit avoir envoyé 80 000 sur mon momo mais mon solde a pas changé';

describe('an answer', () => {
  it.each([
    [KIOSK],
    ["jsuis au tel ac un gar ki di kil est d'orange i veu mon code secret"],
    ['une agence veut 20 000 de frais avant de me donner le travail'],
  ])('gives no order that was given already: %s', (story) => {
    const lines = talk(story, 'Non, rien', 'Non', 'Non').flatMap(({ reply }) =>
      reply.parts.map(({ text }) => text),
    );
    const orders = lines.filter((line) => /^[A-ZÉ][^:?]*\.$/.test(line) && line.split(' ').length > 3);
    expect(orders.filter((line, place) => orders.indexOf(line) !== place)).toEqual([]);
  });

  it('names the trick that is played on a kiosk, and not money sent by mistake', () => {
    const [first] = talk(KIOSK);
    const said = first?.reply.parts.map(({ text }) => text).join('\n');
    expect(said).toContain('piège au kiosque');
    expect(said).not.toContain('par erreur');
  });

  it('says once what was sent back', () => {
    const [first] = talk(
      "un gars m'a envoyé 25 000 par erreur, je lui ai déjà renvoyé 25 000 par mtn et mon solde n'a pas bougé",
    );
    expect(first?.reply.parts[0]?.text).toContain("renvoyé de l'argent");
    expect(first?.reply.parts[0]?.text).not.toContain("de l'argent est parti");
  });

  it('tells nobody to keep a receipt of a code', () => {
    const steps = talk(
      "j'ai changé de téléphone et whatsapp demande un code à 6 chiffres. le code est venu par sms, je l'ai mis moi-même dans mon nouveau téléphone et tout marche. personne ne m'a appelé",
      'Oui',
    );
    const outcome = steps.find(({ reply }) => reply.outcome)?.reply.outcome;
    const said = outcome?.recommendations.map(({ text }) => text).join('\n') ?? '';
    expect(said).toContain('code');
    expect(said).not.toContain('reçu');
  });

  it('says what is to be done besides, once the first was said', () => {
    const lines =
      talk('une agence veut 20 000 de frais avant de me donner le travail', 'Non, rien')
        .at(-1)
        ?.reply.parts.map(({ text }) => text) ?? [];
    expect(lines.some((line) => line.startsWith('Et aussi'))).toBe(true);
    expect(lines.some((line) => line.startsWith('À faire maintenant'))).toBe(false);
  });

  it('takes a screen that asks for a code for no service that writes', () => {
    const [first] = talk(
      "j'ai changé de téléphone, whatsapp demande un code à 6 chiffres et je l'ai mis moi-même",
    );
    expect(first?.state.facts).not.toContain('says:is-support');
  });
});
