import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import { fullCase } from '../../../node/full-case.ts';
import { firstActions } from '../actions/first-actions.ts';
import { openCaseModel } from '../belief/packed-network.ts';
import { standingOf } from '../standing.ts';

const { network } = openCaseModel(fullCase());

function firstOrder(text: string) {
  const { state } = step(NEW_CASE, text, { language: 'fr' });
  return firstActions(state, standingOf(network, state))[0];
}

describe('whoever is in it this moment is told one thing first', () => {
  it.each([
    'je suis en ligne avec un monsieur de la banque il veut les 6 chiffres',
    "jsuis au tel ac un gar ki di kil est d'orange i veu mon code secret",
    'i am speaking with somebody from ecobank as i write, she wants the otp',
    'la dame me parle au tel là elle dit de ne pas couper, jai deja envoyé 20000',
    'oga police dey call me now say make i send 50k or dem go arrest me',
  ])('on the phone: %s', (text) => {
    expect(firstOrder(text)).toBe('hang-up');
  });

  it.each([
    'je suis gérant de cabine, un client est devant moi, il dit avoir envoyé 80 000 sur mon momo mais je vois que son sms',
    'un gar devan ma cabine veu retiré 100 mil, il montre un sms mé mon solde a pa changé',
    'je suis au guichet pour envoyer 150 000 à une dame que je connais de facebook',
    'i am at the momo agent now about to send 500 cedis for the job registration fee',
    'ma mère est chez l’agent en ce moment pour envoyer 200 000 au marabout',
  ])('at the counter: %s', (text) => {
    expect(firstOrder(text)).toBe('do-not-confirm');
  });

  it.each([
    "hier un monsieur de MTN ma appelé il voulait mon code j'ai raccroché",
    'last week a customer came to my kiosk with a fake alert and i gave him 50k',
    'la semaine passée j’étais au guichet et j’ai envoyé 20000 à un faux vendeur',
    'je suis à l’agence MTN, l’agent m’a refait ma puce gratuitement, c’est normal ?',
  ])('not when it is over, or honest: %s', (text) => {
    expect(['hang-up', 'do-not-confirm']).not.toContain(firstOrder(text));
  });
});
