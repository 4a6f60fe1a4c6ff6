import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { CaseWording } from '../wording.ts';

export const scams: CaseWording['scams'] = withBoundSpaces({
  wrong_transfer: {
    name: 'argent envoyé « par erreur »',
    trick:
      "Un faux SMS annonce un dépôt. Puis quelqu'un demande de renvoyer la somme. L'argent n'est jamais arrivé.",
    next: [
      "Mon enfant est à l'hôpital, renvoyez vite mon argent.",
      'Si vous ne renvoyez pas, je porte plainte contre vous.',
    ],
  },
  fake_agent: {
    name: "faux agent de l'opérateur ou de la banque",
    trick:
      'On se dit agent et on parle de compte bloqué. Le but est votre code, ou un numéro à composer qui envoie votre argent.',
    next: [
      'Votre compte sera bloqué dans 10 minutes.',
      'Donnez-moi le code que vous venez de recevoir, pour annuler.',
    ],
  },
  fake_prize: {
    name: 'faux gain ou fausse aide',
    trick: 'On annonce un cadeau ou une aide. Il faut ensuite payer des frais, ou partager un lien.',
    next: ['Il reste juste les frais de dossier.', 'Vous perdez votre gain si vous ne payez pas ce soir.'],
  },
  fake_job: {
    name: 'faux travail',
    trick: "On promet un emploi facile. Il faut d'abord payer un dossier, une tenue ou une formation.",
    next: [
      'Vous serez remboursé avec votre premier salaire.',
      "Il ne reste qu'une place, payez aujourd'hui.",
    ],
  },
  task_scam: {
    name: 'fausses tâches payées en ligne',
    trick:
      "On paie de petites tâches, puis il faut déposer de plus en plus d'argent pour toucher ses gains. Ils ne sont jamais versés.",
    next: ['Complétez encore une tâche pour débloquer le retrait.', 'Rechargez 50 000 et vous retirez tout.'],
  },
  investment: {
    name: 'faux placement',
    trick:
      "On promet un gain sûr. Les premiers sont payés avec l'argent des suivants, puis les retraits se bloquent.",
    next: ['Payez la taxe et votre argent sera débloqué.', 'Plus vous mettez, plus vous gagnez.'],
  },
  romance: {
    name: "fausse histoire d'amour",
    trick:
      "Une personne jamais rencontrée parle d'amour pendant des semaines. Puis vient une urgence, un colis ou un billet à payer.",
    next: ["Si tu m'aimes, tu vas m'aider.", 'Le colis est bloqué à la douane, paie et je te rembourse.'],
  },
  inheritance: {
    name: 'faux héritage',
    trick: "On annonce une fortune qui vous attend. Il faut payer le notaire, la taxe, l'avocat, sans fin.",
    next: ["Il manque seulement le timbre de l'avocat.", 'Gardez le secret, sinon les fonds seront saisis.'],
  },
  sextortion: {
    name: "chantage à l'image",
    trick: 'On menace de publier une image pour vous faire payer. Payer ne fait jamais cesser les demandes.',
    next: ["Dernière chance, j'envoie tout à ta famille.", 'Paie une dernière fois et je supprime.'],
  },
  marketplace: {
    name: 'faux vendeur ou faux acheteur',
    trick: "L'annonce est trop belle. On fait payer une avance, ou on montre une fausse preuve de paiement.",
    next: ["Un autre client arrive, payez l'avance.", 'Le paiement est fait, envoyez vite la marchandise.'],
  },
  rental: {
    name: 'faux logement',
    trick:
      "On loue un logement qui n'existe pas, ou qui est à un autre. La caution part, et le contact disparaît.",
    next: ['Je suis en voyage, mon frère vous donnera les clés.', 'Payez la visite pour réserver.'],
  },
  phishing: {
    name: 'lien piégé',
    trick: 'Un lien mène à une fausse page. Ce que vous y tapez part chez un inconnu.',
    next: [
      'Cliquez avant ce soir, sinon votre compte ferme.',
      'Il faut confirmer vos informations sur ce lien.',
    ],
  },
  card_data: {
    name: 'vol des chiffres de la carte',
    trick: 'On demande le numéro de la carte et les chiffres au dos. Avec cela, on achète à votre place.',
    next: ['Lisez-moi le code reçu, pour annuler le débit.', 'Il nous faut les trois chiffres au dos.'],
  },
  account_takeover: {
    name: 'vol de compte WhatsApp ou Facebook',
    trick:
      "On vous fait donner le code reçu par SMS. Puis on écrit à vos contacts avec votre nom pour demander de l'argent.",
    next: ["Envoyez-moi le code que j'ai reçu chez vous par erreur.", 'Je suis bloqué, dépanne-moi vite.'],
  },
  sim_swap: {
    name: 'vol de votre numéro (SIM copiée)',
    trick: 'On fait passer votre numéro sur une autre SIM. Vos codes arrivent alors chez le voleur.',
    next: ['Tapez ce code pour garder votre ligne.', 'Votre SIM doit être mise à jour ce soir.'],
  },
  family_emergency: {
    name: 'faux proche en urgence',
    trick:
      "On se fait passer pour un proche, avec un nouveau numéro et une urgence. Il faut vite de l'argent.",
    next: ["Je ne peux pas parler, envoie d'abord.", 'Ne le dis à personne, je te rembourse demain.'],
  },
  authority: {
    name: 'fausse police ou fausse justice',
    trick: 'On se dit policier, juge ou douanier. On vous fait peur pour vous faire payer tout de suite.',
    next: ['Payez maintenant ou on vient vous arrêter.', "Ne raccrochez pas, c'est une enquête secrète."],
  },
  loan: {
    name: 'faux prêt',
    trick: "On promet un prêt facile. Il faut d'abord payer des frais, et le prêt n'arrive jamais.",
    next: ["Il manque seulement l'assurance.", 'Payez encore la taxe et le prêt part ce soir.'],
  },
  loan_blackmail: {
    name: "chantage d'une application de prêt",
    trick:
      "L'application prend vos contacts. Elle réclame plus que le prêt et menace d'écrire à tous vos proches.",
    next: ['Nous écrivons à tous vos contacts dans une heure.', 'Votre photo sera publiée comme voleur.'],
  },
  agent_kiosk: {
    name: 'piège au kiosque',
    trick:
      "Un client montre un faux SMS, ou prend votre téléphone. Il part avec de l'argent qui n'est jamais arrivé.",
    next: ['Le réseau est lent, le SMS suffit, je suis pressé.', "C'est vous qui avez gardé mon argent."],
  },
  marabout: {
    name: 'faux pouvoir qui multiplie ou fait revenir',
    trick: 'On promet la magie : argent multiplié, amour retrouvé. Il faut payer sacrifice après sacrifice.',
    next: ['Le rituel est commencé, si vous arrêtez le malheur vient.', 'Il manque encore un mouton.'],
  },
  recovery: {
    name: "faux service qui récupère l'argent volé",
    trick:
      "Après une arnaque, on promet de retrouver votre argent contre des frais. C'est une deuxième arnaque.",
    next: ['Nous avons retrouvé vos fonds, payez le déblocage.', 'Il reste les frais du tribunal.'],
  },
  fake_charity: {
    name: 'faux don ou fausse association',
    trick: "On prend le nom d'une association ou d'un malade. L'argent va au numéro d'une personne privée.",
    next: ["Chaque minute compte pour l'enfant.", 'Envoyez sur ce numéro, le compte est en panne.'],
  },
  fake_visa: {
    name: 'faux visa ou fausse bourse',
    trick: "On promet un visa, une bourse ou un voyage. Il faut payer le dossier, et rien n'arrive.",
    next: ['Votre visa est prêt, il reste les frais.', "L'ambassade ferme demain, payez aujourd'hui."],
  },
  other: {
    name: 'demande suspecte',
    trick: "On gagne votre confiance, puis on vous presse pour avoir de l'argent, un code ou vos papiers.",
    next: ["C'est urgent, décidez maintenant.", "Faites-moi confiance, n'en parlez à personne."],
  },
});

export const honest: CaseWording['honest'] = withBoundSpaces({
  honest_family: "une affaire de famille ou d'amis",
  honest_operator: "un vrai message ou une vraie démarche de l'opérateur",
  honest_bank: 'une vraie démarche de la banque',
  honest_business: 'un achat ou une vente ordinaire',
  honest_job: 'un vrai travail',
  honest_public: "une vraie démarche d'un service public",
  honest_community: "une affaire d'association, de tontine ou d'église",
  honest_code: 'un code que vous avez demandé vous-même',
});
