import { expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';
import { fullCase } from '../../node/full-case.ts';
import { openCaseModel } from './belief/packed-network.ts';
import { standingOf } from './standing.ts';

const { network } = openCaseModel(fullCase());

/** Told in one breath, and nothing answered: a warning is due, whatever the network learns next. */
it.each([
  ["J'ai vendu mon téléphone et le client a envoyé un faux sms de dépôt 45000, je n'ai rien reçu", 'fr'],
  ['A man promise me work for Canada, I must pay 80000 for file', 'en'],
  ['MTN agent call me, i give am my pin and i pay, now him don block me', 'en'],
  ["un monsieur de la banque m'appelle il veut le code que j'ai reçu par sms", 'fr'],
  ["j'ai payé 60 000 à un vendeur Facebook pour un iPhone, il m'a bloqué", 'fr'],
  ['he says he will post my pictures if I do not pay 300 cedis', 'en'],
] as const)('warns of %s', (story, language) => {
  const { state, reply } = step(NEW_CASE, story, { language });
  const isWarned =
    state.said.some((id) => /^(?:likely-scam|maybe-scam|verdict:(?:danger|caution))/.test(id)) ||
    /danger|caution/.test(reply.outcome?.verdict ?? '');
  expect(isWarned).toBe(true);
});

it('is in doubt at the most where the known number was called', () => {
  const told = [
    "ma nièce m'écrit d'un autre numéro, elle veut 60 000 tout de suite pour la clinique",
    "j'ai rappelé sa mère sur son vrai numéro, elle dit que c'est vrai, elle est à côté d'elle à la clinique",
  ];
  const state = told.reduce((before, text) => step(before, text, { language: 'fr' }).state, NEW_CASE);
  expect(state.facts).toContain('true:verified');
  expect(standingOf(network, state).verdict).not.toBe('danger');
});
