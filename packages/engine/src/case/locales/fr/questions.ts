import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { CaseWording } from '../wording.ts';

export const questions: CaseWording['questions'] = withBoundSpaces({
  doors: {
    ask: "Racontez-moi ce qui se passe, ou collez le message, le lien ou le numéro. N'écrivez jamais de code secret. Où en êtes-vous ?",
    again: 'Dites-moi seulement : avez-vous déjà donné quelque chose ?',
    why: "Si de l'argent est parti, il y a d'abord une chose à faire vite.",
  },
  lost: {
    ask: "Avez-vous déjà envoyé de l'argent, donné un code ou envoyé vos papiers ?",
    again: "Est-ce que quelque chose est déjà parti : de l'argent, un code, des papiers ?",
    confirm: "Si je comprends bien, quelque chose est déjà parti. Est-ce de l'argent, un code, des papiers ?",
    why: "Si quelque chose est parti, on peut parfois encore l'arrêter.",
  },
  wants: {
    ask: 'Que vous demande-t-on de faire ?',
    again: "Qu'est-ce qu'ils veulent de vous ?",
    why: 'Un piège finit toujours par demander quelque chose.',
  },
  who: {
    ask: 'Qui vous a contacté ? Qui dit-il être ?',
    again: 'Qui est cette personne pour vous ?',
    why: 'Un inconnu peut prendre le nom de tout le monde.',
  },
  sender: {
    ask: 'De quel numéro ou de quel nom cela vient-il ?',
    again: "Qu'est-ce qui s'affiche comme expéditeur ?",
    why: "Un vrai message d'opérateur porte son nom, pas un numéro ordinaire.",
  },
  met: {
    ask: 'Avez-vous déjà rencontré cette personne, ou vu la chose ou le lieu en vrai ?',
    again: "L'avez-vous vue de vos yeux ?",
    why: "Ce qu'on n'a jamais vu en vrai peut ne pas exister.",
  },
  verified: {
    ask: "Avez-vous vérifié : appelé le numéro que vous aviez déjà, ou demandé à l'agence ?",
    again: "Quelqu'un d'officiel, ou la personne elle-même sur son ancien numéro, vous l'a-t-il confirmé ?",
    confirm:
      "Si je comprends bien, vous avez vérifié vous-même, par un numéro ou un guichet sûr. C'est bien ça ?",
    why: 'Une vérification par un autre chemin est ce qui tranche le mieux.',
  },
  expected: {
    ask: "Attendiez-vous cela ? Est-ce vous qui l'avez demandé ou commandé ?",
    again: 'Aviez-vous demandé cela vous-même avant ?',
    confirm: "Si je comprends bien, vous attendiez cela, ou vous l'aviez demandé. C'est bien ça ?",
    why: "Ce qu'on n'a pas demandé est plus souvent un piège.",
  },
  balance: {
    ask: "Regardez votre solde vous-même, avec le code de votre opérateur. L'argent est-il vraiment là ?",
    again: 'Votre solde a-t-il changé ?',
    why: 'Un SMS se fabrique. Le solde, non.',
  },
  received: {
    ask: 'Avez-vous déjà reçu ce qui était promis ou payé ?',
    again: 'Est-ce que la chose ou le paiement est arrivé ?',
    confirm: "Si je comprends bien, ce qui était promis ou payé est arrivé. C'est bien ça ?",
    why: 'Ce qui est arrivé pour de vrai rassure.',
  },
  'pay-first': {
    ask: 'Faut-il payer quelque chose avant de recevoir ?',
    again: 'Vous demande-t-on des frais ou une avance ?',
    why: 'Payer avant de recevoir est le signe le plus courant.',
  },
  'asks-code': {
    ask: 'Vous demande-t-on un code secret, un mot de passe ou un code reçu par SMS ?',
    again: 'Veulent-ils un code ?',
    why: 'Aucun vrai agent ne demande un code.',
  },
  payee: {
    ask: "Qui reçoit l'argent ?",
    again:
      "L'argent va-t-il à la caisse du service, à quelqu'un que vous connaissez bien, ou au numéro d'une personne ?",
    why: 'De vrais frais se paient à la caisse du service. Un numéro personnel ne prouve rien.',
  },
  receipt: {
    ask: 'Y a-t-il un reçu, un contrat ou un papier officiel ?',
    again: 'Avez-vous une preuve écrite ?',
    why: 'Une vraie affaire laisse une trace écrite.',
  },
  pressed: {
    ask: "Vous presse-t-on d'agir vite, avec un délai ?",
    again: "Disent-ils que c'est urgent ?",
    why: "On presse pour que vous n'ayez pas le temps de réfléchir.",
  },
  threatened: {
    ask: 'Vous menace-t-on de publier quelque chose ou de vous faire du mal si vous refusez ?',
    again: 'Que se passe-t-il si vous refusez : une menace ?',
    why: 'Qui menace ne rend jamais service.',
  },
  gain: {
    ask: 'Vous promet-on un gain ou un cadeau ?',
    again: "Vous dit-on que vous allez gagner de l'argent ?",
    why: "Un gain sûr n'existe pas.",
  },
  recruit: {
    ask: "Devez-vous faire venir d'autres personnes ?",
    again: 'Faut-il inviter des gens pour gagner ?',
    why: "Quand l'argent vient des nouveaux, les derniers perdent tout.",
  },
  withdrawal: {
    ask: 'Pouvez-vous retirer votre argent sans rien payer de plus ?',
    again: 'Le retrait marche-t-il, sans frais ?',
    why: "Un retrait qui coûte est un retrait qui n'arrive pas.",
  },
  account: {
    ask: 'Avez-vous encore accès à votre compte ?',
    again: 'Pouvez-vous encore vous connecter ?',
    why: 'Un compte perdu se reprend mieux tout de suite.',
  },
  sim: {
    ask: 'Votre carte SIM a-t-elle encore du réseau ?',
    again: 'Pouvez-vous encore appeler avec votre SIM ?',
    why: "Une SIM qui meurt d'un coup peut avoir été copiée.",
  },
  app: {
    ask: 'Avez-vous installé une application, ou partagé votre écran, à leur demande ?',
    again: 'Ont-ils fait installer quelque chose ?',
    why: 'Une application peut lire vos codes.',
  },
  link: {
    ask: 'Avez-vous ouvert un lien et tapé quelque chose sur la page ?',
    again: 'Avez-vous cliqué ?',
    why: "Ce qu'on tape sur une fausse page part chez eux.",
  },
  'new-number': {
    ask: 'La personne vous écrit-elle avec un nouveau numéro ?',
    again: 'A-t-elle changé de numéro ?',
    why: 'Se faire passer pour un proche commence par un nouveau numéro.',
  },
  secrecy: {
    ask: "Vous demande-t-on de n'en parler à personne ?",
    again: 'Faut-il garder le secret ?',
    why: 'Un secret vous laisse seul avec eux.',
  },
  video: {
    ask: "L'avez-vous vue en appel vidéo, en direct ?",
    again: 'Accepte-t-elle un appel vidéo ?',
    why: 'Des photos se volent. Un appel vidéo en direct, moins.',
  },
  cheap: {
    ask: 'Le prix est-il beaucoup plus bas que partout ailleurs ?',
    again: "Est-ce vraiment moins cher qu'au marché ?",
    why: "Un prix trop bas sert d'appât.",
  },
  dial: {
    ask: 'Vous fait-on composer un code avec des * et des # ?',
    again: 'Dictent-ils un code à taper sur le téléphone ?',
    why: 'Ce code peut envoyer votre argent.',
  },
  'on-phone': {
    ask: 'Êtes-vous encore au téléphone avec cette personne ?',
    again: 'Est-elle encore en ligne ?',
    why: 'Si oui, la première chose est de raccrocher.',
  },
  child: {
    ask: 'La personne menacée a-t-elle moins de 18 ans ?',
    again: 'Quel âge avez-vous : moins de 18 ans ?',
    why: 'Un mineur est protégé autrement par la loi.',
  },
  same: {
    ask: 'Est-ce la même personne, ou la même affaire ?',
    again: 'Est-ce que cela va avec ce que vous avez montré avant ?',
    why: 'Deux affaires ne se jugent pas ensemble.',
  },
  wallet: {
    ask: "Par où l'argent est-il parti ?",
    again: 'Quel réseau ou quelle banque ?',
    why: "C'est lui qu'il faut appeler pour bloquer.",
  },
});

export const replies: CaseWording['replies'] = withBoundSpaces({
  yes: 'Oui',
  no: 'Non',
  nothing: 'Non, rien',
  'lost-money': "Oui, de l'argent",
  'lost-code': 'Oui, un code',
  'lost-papers': 'Oui, mes papiers',
  'wants-money': "De l'argent",
  'wants-code': 'Un code',
  'wants-link': "D'ouvrir un lien",
  'wants-nothing': 'Rien pour le moment',
  'who-office': 'Un agent ou la banque',
  'who-close': 'Un proche',
  'who-trade': 'Un vendeur, un patron',
  'who-stranger': 'Un inconnu',
  'payee-counter': 'La caisse, le guichet',
  'payee-known': "Quelqu'un que je connais",
  'payee-person': "Le numéro d'une personne",
  'from-name': 'Un nom ou un contact connu',
  'from-number': 'Un numéro inconnu',
  'from-abroad': 'Un numéro étranger',
  mtn: 'MTN MoMo',
  moov: 'Moov Money ou Flooz',
  orange: 'Orange Money',
  wave: 'Wave',
  bank: 'Banque ou transfert',
  cash: 'En espèces',
  unsure: 'Je ne sais pas',
  victim: "J'ai déjà donné de l'argent ou un code",
  checking: "On essaie peut-être de m'avoir",
});
