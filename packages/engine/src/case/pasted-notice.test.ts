import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';

/** Brings a message and answers nothing until the verdict. */
function endOf(message: string) {
  let taken = step(NEW_CASE, message, { language: 'fr' });
  while (taken.reply.outcome === undefined) taken = step(taken.state, 'je ne sais pas', { language: 'fr' });
  return taken;
}

it.each([
  '0 airtime and 0F in your MoMo wallet? You can still browse and stay connected! Buy your bundle now and repay after your next deposit. Dial *126#',
  'Vous pouvez emprunter du crédit et payer plus tard. Composez *880# et choisissez 3 pour en profiter dès maintenant.',
])('does not warn of what an operator sends everybody: %s', (message) => {
  const { state, reply } = endOf(message);
  expect(state.facts).not.toContain('asked:dial');
  expect(['unknown', 'safe']).toContain(reply.outcome?.verdict);
});

it.each([
  "on m'appelle et on me dit de composer *880*1*0197112233*5000# pour débloquer mon compte",
  'Votre compte sera bloqué ce soir. Composez *880*1*0197112233*5000# puis votre code secret pour confirmer votre identité.',
])('goes on warning of a code that acts: %s', (message) => {
  expect(endOf(message).state.facts).toContain('asked:dial');
});

it.each([
  'Votre colis est arrivé. Il est en attente de paiement de 1500F pour les frais de douane. Payez ici avant ce soir.',
  'Votre dossier a été retenu. Il est incomplet : elle doit être réglée avant vendredi, 25 000 F à verser au secrétariat.',
])('hears no loss and no proof of the teller in it: %s', (message) => {
  const { facts } = step(NEW_CASE, message, { language: 'fr' }).state;
  expect(facts.filter((fact) => /^(?:done:|true:(?:received|verified))/.test(fact))).toEqual([]);
});
