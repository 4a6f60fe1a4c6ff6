import { describe, expect, it } from 'vitest';
import { NEW_CASE, step } from '../../../node/cases.ts';
import type { CaseLanguage } from '../locales/index.ts';
import type { CaseStep } from '../speaking.ts';
import { action } from '../speech/reply.ts';

function talk(language: CaseLanguage, ...messages: readonly string[]): readonly CaseStep[] {
  const steps: CaseStep[] = [];
  for (const message of messages)
    steps.push(step(steps.at(-1)?.state ?? NEW_CASE, message, { language, known: {} }));
  return steps;
}
const askedIn = (...said: Parameters<typeof talk>) => talk(...said).at(-1)?.state.asked ?? [];

const factsOfMenu = (code: string) =>
  talk('fr', `orange ma envoyé un sms mon forfait a expiré et il faut taper ${code} pour renouveler`)[0]
    ?.state.facts;
const orders = ({ reply, state }: CaseStep, id: Parameters<typeof action>[1]) =>
  reply.parts.some(({ text }) => text === action(state.language ?? 'fr', id).text);

describe('what was told is not asked', () => {
  it.each([
    "un monsieur est venu a ma cabine il a dit fait depot de 150 mil sur ce numero, j'ai fait et au moment de payer il est sorti chercher l'argent dans la voiture et il est jamais revenu",
    'my aunty dey follow one american soldier for facebook since last year, he say he go marry am. she don sell her generator for the paper from him commander already',
  ])('in whatever words something is gone: %s', (story) => {
    expect(askedIn('fr', story)).not.toContain('lost');
  });

  it.each([
    "j'ai envoyé 30000 par tmoney hier a un faux vendeur de moto",
    'i sent 300 cedis by telecel to a fake seller',
  ])('by which operator it went: %s', (story) => {
    const steps = talk('fr', story);
    expect(steps[0]?.state.wallet).toBe('other');
    expect(askedIn('fr', story)).not.toContain('wallet');
  });

  it('whether there is a fee, of whom nobody wants anything', () => {
    const asked = askedIn(
      'fr',
      'facebook.com/amina.ndiaye.9 elle ma ajouter et dit bonjour',
      'Rien pour le moment',
    );
    expect(asked).toContain('wants');
    expect(asked).not.toContain('pay-first');
  });

  it('what is wanted, where the visitor asked for it', () => {
    expect(
      askedIn('fr', 'je change de telephone jai demandé le code whatsapp et le sms est venu'),
    ).not.toContain('wants');
  });
});

describe('what seems to have been told', () => {
  it('is put back to whoever told it, to be confirmed', () => {
    const [first] = talk(
      'fr',
      'le bureau du stage existe vraiment je suis passé devant hier, c est a coté de la mairie, on me demande le dossier',
    );
    expect(first?.state.pending).toBe('verified');
    expect(first?.reply.parts.at(-1)?.text).toContain('Si je comprends bien, vous avez vérifié');
  });

  it('leaves what is wanted and what is gone unasked after a whole story, where nothing is to be saved yet', () => {
    const story =
      'la radio rurale dit vaccin gratuit et moustiquaire gratuit, un sms avec le numéro 4412 est venu, au centre de santé la sage femme a pris le numero et donné 2 moustiquaires, ma voisine na pa voulu partir';
    expect(askedIn('fr', story)).not.toContain('lost');
    expect(askedIn('fr', story)).not.toContain('wants');
  });
});

describe('a question fits what was told', () => {
  it('asks what is wanted before what is gone, where only a stranger was told of', () => {
    expect(askedIn('fr', 'facebook.com/amina.ndiaye.9 elle ma ajouter et dit bonjour')).toEqual(['wants']);
  });

  it('asks nobody whether the promised thing came, where nothing was promised', () => {
    const steps = talk(
      'fr',
      'je change de telephone jai demandé le code whatsapp et le sms est venu',
      'Non',
      'Non',
      'Non',
      'Non',
    );
    expect(steps.at(-1)?.state.asked).not.toContain('received');
  });
});

describe('a code to dial that is told of', () => {
  it('is no demand where it opens a menu, and one where it acts', () => {
    expect(factsOfMenu('*144#')).not.toContain('asked:dial');
    expect(factsOfMenu('*144*1*0708112233*25000#')).toContain('asked:dial');
  });
});

describe('an order fits what was told', () => {
  it('has no account taken back of whoever asked for the code', () => {
    const [first] = talk('fr', 'je change de telephone jai demandé le code whatsapp et le sms est venu');
    expect(first && orders(first, 'secure-account')).toBe(false);
  });

  it('has no money blocked where a brother only asks for some', () => {
    const [first] = talk('fr', 'mon frere ma demandé 20 000 sur wave');
    expect(first && orders(first, 'call-operator')).toBe(false);
  });

  it('takes a worry for no despair', () => {
    const [first] = talk('en', 'abeg i get one matter wey dey worry me');
    expect(first && orders(first, 'stay-with-somebody')).toBe(false);
  });
});
