import { describe, expect, it } from 'vitest';
import { FULL_CLASSIFIERS } from '../../node/index.ts';
import type { Classifiers } from '../classifiers/classifiers.ts';
import { RISK_BANDS } from '../vocabulary.ts';
import { examineConversation } from './conversation.ts';

/** Classifiers that take every message for a scam: what stays low is held down by the missing way out. */
const ALARMED: Classifiers = {
  ...FULL_CLASSIFIERS,
  text: () => ({ logOdds: 8, risk: 99, spans: [] }),
};

const examined = (text: string) => examineConversation(text, {}, ALARMED);
const idsOf = (text: string) => examined(text).findings.map(({ definition }) => definition.id);

describe.each([
  ['a menu', 'Gagnez une moto ! Composez *880# et participez au tirage.'],
  [
    'a receipt',
    'Vous avez recu 30000F de AGBO KOFFI (2290166102938). Nouveau solde: 31240F. ID: 18877620415.',
  ],
  [
    'a receipt with an initial and an app',
    'Payment made for GHS 295.00 to TRAORE I. Current Balance: GHS 1042.16. Download the app: https://mtnmymomo.onelink.me/XJ',
  ],
  ['a code for the reader', 'Votre code de vérification est 482 913. Ne le communiquez à personne.'],
  ['the operator’s own domain', 'Bonus ! Voyez link.mtn.cm/NewMoMoAppRef'],
  ['the operator’s own line', 'Un souci avec Mixx ? Appelez le 888.'],
])('what keeps to %s', (_what, text) => {
  it('is no warning, and never safe', () => {
    const { riskLevel, verdict } = examined(text).score;
    expect(riskLevel).toBeLessThan(RISK_BANDS.medium);
    expect(verdict).toBe('unknown');
  });
});

it('is caution at most without a way out', () => {
  const { score } = examined('Félicitations, votre numéro a été tiré au sort et gagne un million !');
  expect(score.verdict).toBe('caution');
});

it.each([
  'Vous avez recu 30000F par erreur. Nouveau solde: 31240F. Renvoyez au 0166102938. ID: 18877620415.',
  'Gagnez une moto ! Composez *880*1*0166214578*5000# et participez au tirage.',
  'Votre code de vérification est 482 913. Donnez le code à notre agent.',
  'Bonus ! Voyez mtn-bonus-cm.top/NewMoMoAppRef',
])('is a danger as before with one: %s', (text) => {
  expect(examined(text).score.verdict).toBe('danger');
});

it('names the way out and marks it', () => {
  const text = 'Vous êtes tiré au sort, contactez le standard au 01 66 21 45 78 pour le lot.';
  const hook = examined(text).findings.find(({ definition }) => definition.id === 'hook-number');
  expect(hook?.outcome.state === 'seen' && hook.outcome.span && text.slice(...hook.outcome.span)).toBe(
    '01 66 21 45 78',
  );
});

it('names none where nothing is warned of', () => {
  const { findings } = examineConversation(
    'Appelle-moi au 01 66 21 45 78.',
    {},
    {
      ...FULL_CLASSIFIERS,
      text: () => ({ logOdds: -4, risk: 2, spans: [] }),
    },
  );
  expect(findings.filter(({ definition }) => definition.id.startsWith('hook-'))).toEqual([]);
});

it('counts what others know beyond the ceiling', () => {
  const reports = { count: 5, lastReportedAt: '2026-11-01T08:00:00Z' };
  const { score } = examineConversation('Gagnez une moto ! Composez *880#.', { reports }, ALARMED);
  expect(score.riskLevel).toBeGreaterThanOrEqual(RISK_BANDS.medium);
});

it.each([
  ['remote-app', 'Get the new MoMo App: link.mtn.cm/NewMoMoAppRef. Download it and log in.'],
  [
    'guaranteed-gain',
    'Boost! Cash out of 500 XAF completed. Double your commission. Your new balance: 753 XAF. ID: 4410.',
  ],
  ['wallet-drain', 'Get your last 3 tokens instantly: dial *126*21# and enter your meter number.'],
  ['premium-rate', 'Paiement 5000F a SBEE 2025-11-23 16:10:37 Solde:482F ID:19005237044 Ref:-'],
  [
    'link-to-follow',
    'Your receipt: https://receipt.ethiotelecom.et/r/DB59. Click the link to see your payment. Ethio telecom',
  ],
])('says no %s of %s', (id, text) => {
  expect(idsOf(text)).not.toContain(id);
});
