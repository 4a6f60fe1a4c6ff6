import { expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import { SMALL_CLASSIFIERS } from '../classifiers/small.ts';
import { examineConversation } from './conversation.ts';
import { examineLink } from './link.ts';

const TRAPS = [
  'https://xk29vq.cfd/laposte/suivi',
  'https://netflix-paiement.info/login',
  'https://secure-login-mtn-verify.web.app/account',
  'http://compte-securite-validation.click/espace/client.php?id=4521',
];
const CLASSIFIERS = [FULL_CLASSIFIERS, SMALL_CLASSIFIERS];

it.each(TRAPS)('makes a message no less risky than %s, which it leads to', (link) => {
  for (const classifiers of CLASSIFIERS) {
    const alone = examineLink(link, {}, classifiers).score.riskLevel;
    const { score } = examineConversation(`Slt, tout est là ${link} à demain`, {}, classifiers);
    expect(score.riskLevel).toBeGreaterThanOrEqual(alone);
  }
});

it('counts the riskiest of several links, and shows it', () => {
  const text = 'Le cours : https://youtu.be/cZQ6kofF1U4 et le colis : https://xk29vq.cfd/laposte/suivi';
  const { findings } = examineConversation(text, {}, FULL_CLASSIFIERS);
  const told = findings.find(({ definition }) => definition.id === 'like-scam-addresses');
  expect(told?.outcome).toMatchObject({ span: [text.indexOf('https://xk'), text.length] });
});
