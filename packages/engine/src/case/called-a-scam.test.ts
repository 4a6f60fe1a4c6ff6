import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';

const riskOf = (...messages: readonly string[]) => {
  let last = step(NEW_CASE, messages[0] ?? '', { language: 'fr' });
  for (const message of messages.slice(1)) last = step(last.state, message, { language: 'fr' });
  return last.reply.outcome?.riskLevel ?? 0;
};

it('does not take the scam of others for a scam of this', () => {
  const parish =
    "notre paroisse demande une quête pour la toiture de la chapelle, c'est papa Grégoire le trésorier dans le groupe, son numéro depuis toujours, le prêtre l'a annoncé à la messe et j'ai vu les tôles par terre";
  expect(riskOf(parish, 'une autre paroisse s’est fait avoir par un faux prêtre sur whatsapp')).toBeLessThan(
    66,
  );
});
