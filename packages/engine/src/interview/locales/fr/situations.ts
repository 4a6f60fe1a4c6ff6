import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { InterviewWording } from '../wording.ts';

export const situations: InterviewWording['situations'] = withBoundSpaces({
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
    trick:
      "On promet un emploi facile ou à l'étranger. Il faut d'abord payer un dossier, une tenue ou un visa.",
    next: [
      'Vous serez remboursé avec votre premier salaire.',
      "Il ne reste qu'une place, payez aujourd'hui.",
    ],
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
  sextortion: {
    name: "chantage à l'image",
    trick: 'On menace de publier une image pour vous faire payer. Payer ne fait jamais cesser les demandes.',
    next: ["Dernière chance, j'envoie tout à ta famille.", 'Paie une dernière fois et je supprime.'],
  },
  marketplace: {
    name: 'faux vendeur ou faux logement',
    trick: "L'annonce est trop belle. On vous fait payer une avance pour une chose que vous n'avez pas vue.",
    next: ["Un autre client arrive, payez l'avance.", 'Je suis en voyage, mon frère vous donnera les clés.'],
  },
  phishing: {
    name: 'lien piégé ou compte visé',
    trick:
      'Un lien mène à une fausse page. Ce que vous y tapez part chez un inconnu, qui prend votre compte.',
    next: ['Cliquez avant ce soir, sinon votre compte ferme.', 'Envoyez-moi le code reçu par erreur.'],
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
  agent_kiosk: {
    name: 'piège au kiosque',
    trick:
      "Un client montre un faux SMS, ou prend votre téléphone. Il part avec de l'argent qui n'est jamais arrivé.",
    next: ['Le réseau est lent, le SMS suffit, je suis pressé.', "C'est vous qui avez gardé mon argent."],
  },
  other: {
    name: 'demande suspecte',
    trick: "On gagne votre confiance, puis on vous presse pour avoir de l'argent, un code ou vos papiers.",
    next: ["C'est urgent, décidez maintenant.", "Faites-moi confiance, n'en parlez à personne."],
  },
});
