import { describe, expect, it } from 'vitest';
import type { CaseKind } from '../../kinds.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { MATTERS, type MatterId, PARTICULARS, type ParticularId } from './index.ts';
import type { Judged } from './particular.ts';
import { matterFor, particularFor } from './particular-for.ts';
import { pcm } from './pcm.ts';

/** What is answered to this, if a model gives its first topic this chance. */
const answerTo = (
  heard: string,
  id: ParticularId,
  { chance = 0.6, judged, kind = 'other' }: { chance?: number; judged?: Judged; kind?: CaseKind } = {},
) => {
  const { topics, judged: ofThese, kinds } = PARTICULARS[id];
  const [topic = 'proof'] = topics;
  return particularFor({
    heard,
    likely: [{ topic, probability: chance }],
    topic: chance >= 0.4 ? topic : undefined,
    judged: judged ?? ofThese[0] ?? 'danger',
    kind: kinds ? ([...kinds][0] ?? kind) : kind,
    isMoneyGone: true,
  });
};

const ASKED: readonly (readonly [ParticularId, string])[] = [
  ['paid-is-paid', 'if i do not pay the 250 i lose my 400'],
  ['small-withdrawal', 'make i try withdraw small like 5k first'],
  ['free-thanks', 'je lui donne combien pour son the'],
  ['wants-to-pay', 'mon pere veut payer pour avoir la paix'],
  ['they-send-police', 'dem say dem go send police come my shop'],
  ['line-is-busy', 'le service client sonne occupe'],
  ['facts-alone', 'je peux prevenir le groupe sans risquer de probleme'],
  ['copied-is-copied', 'if i delete the app e still get my contacts'],
  ['blocked-or-not', 'si je bloque elle va envoyer a ma mere'],
  ['hide-friends', 'comment je cache ma liste d amis facebook'],
  ['name-alone', 'il a mon nom complet'],
  ['leave-it-there', 'should i move the pension to my wife account'],
  ['whatsapp-waits', 'whatsapp dit trop de tentatives combien je patiente'],
  ['sworn', 'elle dit que l homme a jure sur le coran'],
  ['check-serial', 'le numero du moteur je le compare comment'],
  ['check-link', 'le faux lien on reconnait comment'],
  ['filmed-thing', 'il a envoye la video du mouton'],
  ['sender-name', 'le sms vient de la banque il y a le nom en haut'],
  ['number-on-a-page', 'mon tableau montre 1240 dollars'],
  ['scratched-card', 'j ai gratte deux cartes'],
  ['cheque', 'le cheque est a mon nom'],
  ['another-buyer', "il dit qu'une autre personne prend ce soir"],
  ['a-right-stays', 'et si c est vrai je perds tout'],
  ['low-price', 'c est la moitie du prix'],
  ['fees-on-the-wall', 'il a pris 20 de frais'],
  ['loan-owed', 'je leur dois quoi au juste'],
  ['hold-nobody', 'je peux le retenir jusqu a la police'],
  ['cannot-write', 'on ne sait pas ecrire'],
  ['looked-in', 'je lui ai laisse prendre la souris avec anydesk'],
  ['office-closed', 'on est dimanche mon agence est fermee'],
  ['ask-what-only-they-know', 'comment etre sur que c est lui'],
  ['word-qr', 'c est quoi le carre avec des points'],
  ['word-swift', 'what is a swift copy'],
  ['faked-video', 'je l ai vu en video hier'],
  ['faked-voice', 'i know his voice, it is him'],
  ['their-papers', 'il a envoye sa carte cni'],
  ['uniform', 'he wears a uniform and has a badge'],
  ['stamped', 'la lettre a un cachet rouge'],
  ['rented-office', 'ils ont un bureau a akpakpa avec secretaire'],
  ['bought-page', 'the page has 40k followers'],
  ['name-shown', 'son nom s affiche sur le compte momo'],
  ['long-time', 'ca fait 7 mois qu il m ecrit chaque matin'],
  ['holy-title', 'c est un pasteur connu'],
  ['friend-believes', 'mon cousin a ete paye'],
  ['part-is-lost', 'et si je donne juste la moitie'],
  ['no-part-yet', 'he wants half first'],
  ['paid-for-good', 'il veut un western union'],
  ['pay-the-service', 'il donne son numero perso pour payer'],
  ['no-parcel', 'le colis est a la douane'],
  ['ask-receipt', 'il donne un recu ou pas'],
  ['days-ago', 'c etait il y a trois semaines'],
  ['tell-partner', 'comment je dis ca a mon mari'],
  ['tell-boss', 'my boss will sack me'],
  ['tell-group', 'c est l argent de la tontine'],
  ['money-of-others', "c'est l'argent de la dame du poisson"],
  ['tell-parents', 'papa va me chasser'],
  ['they-ring', 'il rappelle toutes les cinq minutes'],
  ['no-traps', 'je peux le pieger avec un faux billet'],
  ['missed-call', 'un +222 me bipe la nuit'],
  ['closed-place', 'il veut me voir ce soir a l hotel'],
  ['meet-by-day', 'on se voit a la gare samedi'],
  ['at-the-door', 'il est devant ma porte'],
  ['leave-group', 'je quitte le groupe telegram'],
  ['brought-others', 'j ai fait entrer deux voisines'],
  ['account-number', 'il a mon numero de compte'],
  ['number-alone', 'he only has my number'],
  ['photo-alone', 'elle a ma photo'],
  ['only-opened', 'j ai cliquer et j ai ouvert'],
  ['only-answered', 'j ai decroche et dit allo'],
  ['clean-phone', 'my phone has a virus now'],
  ['bank-of-number', 'mon compte a la banque est lie a ce numero'],
  ['curse', 'il dit que les esprits vont me frapper'],
  ['tell-them-first', 'il va envoyer a toute ma famille'],
  ['know-my-home', 'ils connaissent mon quartier'],
  ['check-land', 'comment on verifie la parcelle'],
  ['check-hospital', 'le docteur dit operation tout de suite'],
  ['check-school', 'une vraie bourse on trouve ou'],
  ['check-vehicle', 'je verifie le chassis ou'],
  ['check-embassy', 'for real visa where do i go'],
  ['check-job', 'un vrai recrutement c est ou'],
  ['check-loan', 'un vrai pret se trouve ou'],
  ['check-rent', 'comment louer une chambre sans risque'],
  ['check-gain', 'where can i invest safely'],
  ['check-picture', 'comment savoir si sa photo est volee'],
  ['check-firm', 'comment savoir si la societe existe'],
  ['word-otp', 'c est quoi otp'],
  ['word-pin', 'pin veut dire quoi'],
  ['word-kyc', 'kyc en francais facile svp'],
  ['word-apk', 'wetin be apk'],
  ['word-iban', 'c est quoi un rib'],
  ['word-phishing', 'phishing c est quoi'],
  ['word-crypto', 'c est quoi usdt'],
];

describe('a question about one thing', () => {
  it.each(ASKED)('%s: %s', (id, heard) => {
    expect(answerTo(heard, id)).toBe(id);
  });

  it('is told apart from the others: every one has its own example', () => {
    expect(new Set(ASKED.map(([id]) => id))).toEqual(new Set(Object.keys(PARTICULARS)));
  });

  it('is answered where the topic is only likely, and not where it is hardly so', () => {
    expect(answerTo('la lettre a un cachet', 'stamped', { chance: 0.25 })).toBe('stamped');
    expect(answerTo('la lettre a un cachet', 'stamped', { chance: 0.1 })).toBeUndefined();
  });

  it('is answered of these matters alone', () => {
    expect(answerTo('et si je donne juste la moitie', 'part-is-lost', { judged: 'calm' })).toBeUndefined();
    expect(answerTo('il a la video', 'faked-video', { kind: 'sextortion' })).toBeUndefined();
    expect(answerTo('je l appelle alors', 'they-ring', { kind: 'family_emergency' })).toBeUndefined();
  });

  it.each([
    ['photo-alone', 'elle a la photo de ma carte d identite'],
    ['faked-video', 'il y a une camera au dessus du guichet'],
    ['check-vehicle', 'c est a 40 minutes en okada'],
    ['they-ring', 'mr koffi a decroche il peut faire quoi'],
    ['part-is-lost', 'si le cousin voit vendredi il paye la moitie'],
    ['days-ago', 'le bureau est ferme le week-end'],
    ['at-the-door', 'they come my shop tomorrow'],
  ] as const)('%s is not what is meant by: %s', (id, heard) => {
    expect(answerTo(heard, id)).not.toBe(id);
  });

  it('has words in each language', () => {
    for (const words of [fr, en, pcm])
      expect(Object.keys(words).toSorted()).toEqual(
        [...Object.keys(PARTICULARS), ...Object.keys(MATTERS)].toSorted(),
      );
  });
});

const OF_MATTERS: readonly (readonly [MatterId, string])[] = [
  ['matter-forwarding', 'j ai fait ##21# il dit desactive'],
  ['matter-fine', 'je peux contester l amende'],
  ['matter-debit', 'un debit avec un mot bizarre'],
  ['matter-copy', 'je peux cacher le numero sur la copie de la carte'],
  ['matter-passport', 'mon passeport est chez eux je recupere comment'],
  ['matter-guarantee', 'je suis garante pour ma voisine'],
  ['matter-signing', 'si je signe pour payer en 4 fois ca devient vrai'],
  ['matter-force', 's il prend ma balance de force vendredi'],
  ['matter-health', 'le gaz est dangereux pour les enfants a cote'],
  ['matter-loading', 'le camion est deja charge on decharge ou'],
  ['matter-weighing', 'son bascule mange 7 kilos c est un vol'],
  ['matter-wages', 'my oga wan cut my salary'],
  ['matter-repair', 'the engine no be the one wey i give am'],
  ['matter-delivery', 'le livreur veut le code avant'],
  ['matter-bill', 'ma facture cie va revenir'],
  ['matter-dues', 'the council man wants the levy now'],
  ['matter-lost-papers', 'j ai perdu ma carte dans le taxi'],
  ['matter-court', 'il faut un avocat pour ca'],
  ['matter-debt', 'la dette de mon pere je dois la payer'],
  ['matter-thief', "le gardien on l'arrete ou on le laisse"],
  ['matter-together', 'on peut porter plainte ensemble'],
];

describe('a thing of which something is true, whatever is asked', () => {
  it.each(OF_MATTERS)('%s: %s', (id, heard) => {
    const { judged } = MATTERS[id];
    expect(matterFor({ heard, judged: judged[0] ?? 'danger' })).toBe(id);
  });

  it('has an example each', () => {
    expect(OF_MATTERS.map(([id]) => id)).toEqual(Object.keys(MATTERS));
  });

  it('is not named in everyday words', () => {
    for (const heard of ['il m a fait signe', 'je suis perdu', 'il habite a cote'])
      expect(matterFor({ heard, judged: 'danger' })).toBeUndefined();
  });
});
