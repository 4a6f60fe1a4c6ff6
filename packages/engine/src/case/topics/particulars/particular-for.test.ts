import { describe, expect, it } from 'vitest';
import type { Topic } from '../topics.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { PARTICULARS, type ParticularId, SUBJECTS, type SubjectId } from './index.ts';
import type { AskedMatter, Subject } from './particular.ts';
import { particularFor, subjectFor } from './particular-for.ts';
import { pcm } from './pcm.ts';

/** A matter in which nothing is gone. */
const MATTER = {
  kind: 'other',
  isMoneyGone: false,
  isLongAgo: false,
  isAnythingGone: false,
} as const satisfies Partial<AskedMatter>;

/** A matter of which this may be said. */
function matterOf({ judged, kinds, where }: Subject): Omit<AskedMatter, 'heard'> {
  const [kind = 'other'] = kinds ?? [];
  const isGone = where === 'money-gone' || where === 'gone-long-ago';
  return {
    judged: judged[0] ?? 'danger',
    kind,
    isMoneyGone: isGone,
    isLongAgo: where === 'gone-long-ago',
    isAnythingGone: isGone,
  };
}

/** What is answered to this of a matter that fits it, if a model gives its first topic this chance. */
const answerTo = (
  heard: string,
  id: ParticularId,
  { chance = 0.6, ...other }: { readonly chance?: number } & Partial<AskedMatter> = {},
) => {
  const [topic = 'proof'] = PARTICULARS[id].topics;
  return particularFor({
    ...matterOf(PARTICULARS[id]),
    ...other,
    heard,
    likely: [{ topic, probability: chance }],
    topic: chance >= 0.4 ? topic : undefined,
  });
};

const ASKED: readonly (readonly [ParticularId, string])[] = [
  ['paid-is-paid', 'if i do not pay the 250 i lose my 400'],
  ['small-withdrawal', 'make i try withdraw small like 5k first'],
  ['free-thanks', 'je lui donne combien pour son the'],
  ['wants-to-pay', 'mon pere veut payer pour avoir la paix'],
  ['they-send-police', 'dem say dem go send police come my shop'],
  ['line-is-busy', 'le service client sonne occupe'],
  ['line-is-busy', 'the service line is busy do i keep calling'],
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
  ['fees-are-the-trap', '10 pourcent de frais c est normal'],
  ['stolen-chat', 'comment etre sur que c est lui'],
  ['word-mtcn', 'c est quoi mtcn'],
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
  ['closed-place-now', 'il veut me voir ce soir a l hotel'],
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
    const half = 'et si je donne juste la moitie';
    expect(answerTo(half, 'part-is-lost', { judged: 'calm' })).toBeUndefined();
    expect(answerTo('il a la video', 'faked-video', { kind: 'sextortion' })).toBeUndefined();
    expect(answerTo('il rappelle encore', 'they-ring', { kind: 'family_emergency' })).toBeUndefined();
    expect(answerTo('il a mon numero', 'number-alone', { isAnythingGone: true })).toBeUndefined();
    const open = { judged: 'unknown' } as const;
    expect(answerTo('comment etre sur que c est lui', 'stolen-chat', open)).toBeUndefined();
    expect(answerTo('et maintenant', 'days-ago', { isLongAgo: false })).toBeUndefined();
  });

  it('of two that fit, the closer one is answered, not the one with more topics', () => {
    const inFamily = { kind: 'family_emergency', judged: 'danger' } as const;
    expect(answerTo('c est sa voix je la connais', 'faked-voice', inFamily)).toBe('faked-voice');
    expect(answerTo('c est sa voix je la connais', 'faked-voice', { ...inFamily, chance: 0.3 })).toBe(
      'faked-voice',
    );
    expect(answerTo('comment etre sur que c est lui', 'ask-what-only-they-know', inFamily)).toBe(
      'ask-what-only-they-know',
    );
  });

  it.each([
    ['photo-alone', 'elle a la photo de ma carte d identite'],
    ['faked-video', 'il y a une camera au dessus du guichet'],
    ['check-vehicle', 'c est a 40 minutes en okada'],
    ['they-ring', 'mr koffi a decroche il peut faire quoi'],
    ['part-is-lost', 'si le cousin voit vendredi il paye la moitie'],
    ['at-the-door', 'they come my shop tomorrow'],
  ] as const)('%s is not what is meant by: %s', (id, heard) => {
    expect(answerTo(heard, id)).not.toBe(id);
  });

  it.each<readonly [Topic, string]>([
    ['verify-how', 'how can i check'],
    ['sure', 'can i check if this is real'],
    ['police', 'dois je appeler la police'],
    ['police', 'should i call the police'],
    ['hardship', 'i have no money for food now'],
    ['owe', "l'argent de mon salaire est parti"],
    ['what-to-say', 'je dis quoi a western union'],
    ['bank', 'should i close my account'],
    ['verify-how', 'ma carte visa est sure'],
    ['sure', 'une operation de 50 000 sur mon compte'],
    ['how-to', 'j ai paye la formation'],
    ['fear', 'j ai peur que le recruteur vienne'],
    ['what-now', 'il a pris l argent j appelle qui'],
    ['fear', 'j ai peur de cette femme'],
    ['they-come', 'c est pour une location de chambre'],
    ['pay', 'on me dit que j ai gagne un cadeau je paye la livraison'],
    ['money-back', 'j ai perdu mon argent je peux le recuperer'],
    ['wait', 'ils disent d attendre 3 jours'],
    ['still-safe', 'il a mon numero et ma carte d identite'],
  ])('%s is not asked of a thing in: %s', (topic, heard) => {
    const likely = [{ topic, probability: 0.7 }];
    const asked = { ...MATTER, heard, likely, topic, isMoneyGone: true, isAnythingGone: true };
    for (const judged of ['danger', 'unknown'] as const)
      expect(particularFor({ ...asked, judged }), judged).toBeUndefined();
  });

  it('has words in each language', () => {
    for (const words of [fr, en, pcm])
      expect(Object.keys(words).toSorted()).toEqual(
        [...Object.keys(PARTICULARS), ...Object.keys(SUBJECTS)].toSorted(),
      );
  });
});

const OF_SUBJECTS: readonly (readonly [SubjectId, string])[] = [
  ['subject-forwarding', 'j ai fait ##21# il dit desactive'],
  ['subject-fine', 'je peux contester l amende'],
  ['subject-debit', 'un debit avec un mot bizarre'],
  ['subject-copy', 'je peux cacher le numero sur la copie de la carte'],
  ['subject-passport', 'mon passeport est chez eux je recupere comment'],
  ['subject-guarantee', 'je suis garante pour ma voisine'],
  ['subject-signing', 'si je signe pour payer en 4 fois ca devient vrai'],
  ['subject-force', 's il prend ma balance de force vendredi'],
  ['subject-health', 'le gaz est dangereux pour les enfants a cote'],
  ['subject-loading', 'le camion est deja charge on decharge ou'],
  ['subject-weighing', 'son bascule mange 7 kilos c est un vol'],
  ['subject-wages', 'my oga wan cut my salary'],
  ['subject-repair', 'the engine no be the one wey i give am'],
  ['subject-delivery', 'le livreur veut le code avant'],
  ['subject-bill', 'ma facture cie va revenir'],
  ['subject-tax-on-gain', 'la taxe de l etat je la dois'],
  ['subject-dues', 'the council man wants the levy now'],
  ['subject-lost-papers', 'j ai perdu ma carte dans le taxi'],
  ['subject-court', 'il faut un avocat pour ca'],
  ['subject-debt', 'la dette de mon pere je dois la payer'],
  ['subject-thief', "le gardien on l'arrete ou on le laisse"],
  ['subject-together', 'on peut porter plainte ensemble'],
];

describe('a thing of which something is true, whatever is asked', () => {
  it.each(OF_SUBJECTS)('%s: %s', (id, heard) => {
    expect(subjectFor({ ...matterOf(SUBJECTS[id]), heard })).toBe(id);
  });

  it('has an example each', () => {
    expect(OF_SUBJECTS.map(([id]) => id)).toEqual(Object.keys(SUBJECTS));
  });

  it('is not named in everyday words', () => {
    for (const heard of [
      'il m a fait signe',
      'je suis perdu',
      'il habite a cote',
      'everything is fine abi',
      'et si je paie avec mon salaire demain',
      'saisir le code',
      'seize mille francs',
      'sa fille est malade on dit',
      'they charge 2000',
      'le delai est court',
      'on est ensemble depuis un an',
      'il cache son numero',
      'thumbs up',
    ])
      expect(subjectFor({ ...MATTER, heard, judged: 'danger' }), heard).toBeUndefined();
  });

  it('that only honest matters have is not said in a danger', () => {
    const inDanger = { ...MATTER, judged: 'danger' } as const;
    expect(subjectFor({ ...inDanger, heard: 'le livreur arrive avec le lot' })).toBeUndefined();
    expect(subjectFor({ ...inDanger, heard: 'la taxe de la mairie la' })).not.toBe('subject-dues');
  });

  it('is no forwarding taken back where another code stands beside it', () => {
    const heard = '*21*0160112233# puis ##21#';
    expect(subjectFor({ ...MATTER, heard, judged: 'danger' })).toBeUndefined();
  });
});
