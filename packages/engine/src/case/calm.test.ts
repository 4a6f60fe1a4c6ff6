import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../node/cases.ts';

const calmIn = (...messages: readonly string[]): readonly string[] => {
  let state = NEW_CASE;
  return messages.flatMap((message) => {
    ({ state } = step(state, message, { language: 'fr' }));
    return state.said.includes('verdict:unknown:calm') ? [message] : [];
  });
};

describe('nobody is calmed', () => {
  it('because they ordered the thing and have an invoice', () => {
    expect(
      calmIn(
        "j'ai commandé une presse à huile chez Olvia Makina, 410 000 F, facture proforma et tout",
        'payé par western union mardi au nom de Blaise K. à Cotonou',
        'maintenant il faut 120 000 pour un certificat sinon la presse repart',
      ),
    ).toEqual([]);
  });

  it.each([
    "un agent de la mairie est venu chez nous, il veut 50 000 de frais de dossier, à la mairie on paie au guichet mais il veut que j'envoie sur son numéro",
    "l'agent de la mairie est venu, je l'ai vu avec le reçu et le contrat, 50 000 de frais, il refuse que je paie au guichet, c'est sur son numéro",
    "le secrétaire du lycée dit 40 000 pour l'inscription de ma fille, on ne paie pas à la caisse du lycée, il passe à la maison",
  ])('while it goes to somebody, and not to the till: %s', (story) => {
    expect(calmIn(story)).toEqual([]);
    expect(calmIn(story, 'Oui', 'Oui')).toEqual([]);
  });

  it('because a daughter calls, who calls from another number', () => {
    const said = step(
      NEW_CASE,
      'my daughter calling from different number, she crying, say send 600 so they free her',
      {
        language: 'en',
      },
    ).state;
    expect(said.facts).not.toContain('true:verified');
    expect(said.said).not.toContain('verdict:unknown:calm');
  });

  it('over a child that somebody wants to take along', () => {
    expect(
      calmIn(
        'une tante du village veut emmener ma petite soeur à Abidjan pour la coiffure, maman est d’accord',
        'elle ne demande rien, elle paie le car. ma soeur a 14 ans',
        'non rien reçu, elle est venue à la maison, on la connaît de la famille',
        "elle n'a pas donné d'adresse, le cousin ne répond pas",
      ),
    ).toEqual([]);
  });

  it('who gave a code to somebody', () => {
    expect(
      calmIn(
        'livreur a pris mon argent moov',
        'oui jattendais un livreur',
        'jai donné seulement le code de livraison',
      ),
    ).toEqual([]);
  });
});

it('still calms whoever paid for what came', () => {
  expect(
    calmIn(
      "j'ai commandé deux pagnes chez la vendeuse du marché que je connais depuis dix ans, j'ai payé 12 000 par momo et les pagnes sont arrivés hier, tout est bien",
      'Oui',
    ),
  ).not.toEqual([]);
});

it('calms nobody who answers that they have checked nothing, and proves nothing else', () => {
  expect(
    calmIn(
      'la maison de placement garde une partie de ma paie chaque mois, on me donne le reste',
      "c'est eux qui ont décidé, ils m'ont fait signer",
      'Non',
      'non, je n’ai rien vérifié',
      'non, pas de code',
      "deux filles rentrées au pays n'ont rien reçu",
    ),
  ).toEqual([]);
});

it('keeps its word when somebody only asks how to go on', () => {
  const story = [
    'mon cousin de Maradi me demande 50 000 pour le décès du vieux, sur le numéro du voisin, son téléphone est cassé',
    "ma mère m'a annoncé le décès ce matin, et j'ai appelé le cousin sur son numéro habituel, c'est bien lui",
  ];
  let state = NEW_CASE;
  for (const message of [...story, 'Oui', 'combien de frais il va prendre pour le retrait de 50 000 ?'])
    ({ state } = step(state, message, { language: 'fr' }));
  expect(state.said).toContain('verdict:unknown:calm');
  expect(state.said).not.toContain('verdict:caution');
});
