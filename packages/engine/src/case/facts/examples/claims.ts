import type { FactExamples } from './examples.ts';

/** Who the others say they are, what they promise and threaten. Own sentences, none from any collection. */
export const CLAIM_EXAMPLES: FactExamples = {
  'says:is-operator': {
    fires: ['un agent MTN appelle', 'MTN sent me a message'],
    silent: [
      "j'ai payé par mobile",
      'mettre 50 000 sur son orange money a lui',
      'je dois envoyer wave a une fille',
      'pay am with momo for her',
    ],
  },
  'says:is-bank': {
    fires: ['ma banque Ecobank écrit', 'a man from UBA called'],
    silent: ['je suis assis sur un banc'],
  },
  'says:is-authority': {
    fires: ['la police appelle ma mère', 'the ministry wants my form'],
    silent: ['mon voisin appelle'],
  },
  'says:is-family': {
    fires: ['ma sœur me demande 20 mille', 'my uncle says I should send 50k', 'he says he is my uncle'],
    silent: ["mon oncle dit que c'est une arnaque"],
  },
  'says:is-friend': {
    fires: ["mon ami m'a écrit", 'my friend asked for money'],
    silent: ['un inconnu a écrit'],
  },
  'says:is-employer': {
    fires: ['un recruteur propose un emploi', 'the company offers a job'],
    silent: ['je suis malade'],
  },
  'says:is-seller': {
    fires: ['le vendeur demande une avance', 'I saw shoes on Instagram and the seller wants 5000'],
    silent: ['je suis étudiant'],
  },
  'says:is-buyer': { fires: ["l'acheteur veut mon frigo", 'a buyer wants my fridge'], silent: ['je mange'] },
  'says:is-landlord': {
    fires: ['le bailleur demande une caution', 'the landlord wants rent'],
    silent: ['je dors'],
  },
  'says:is-lover': { fires: ['il est amoureux de moi', 'we met on Tinder'], silent: ['il est mon chef'] },
  'says:is-lender': {
    fires: ['un prêt sans garantie, crédit rapide', 'a loan app gave me money'],
    silent: ['je prête mon stylo'],
  },
  'says:is-investor': {
    fires: ['un trader sur telegram', 'an investment with a trader'],
    silent: ['je cultive'],
  },
  'says:is-charity': {
    fires: ['un orphelinat demande un don', 'a charity for orphans'],
    silent: ['je cultive'],
  },
  'says:is-healer': { fires: ['un marabout promet', 'a native doctor said'], silent: ['un docteur'] },
  'says:is-recoverer': {
    fires: ['il va récupérer mon argent', 'he can recover my money'],
    silent: ['je garde mon argent'],
  },
  'says:is-courier': {
    fires: ['le livreur est là', 'the dispatch rider called'],
    silent: ['le maçon est là'],
  },
  'says:is-support': {
    fires: ['le support whatsapp écrit', 'customer care called'],
    silent: ['ma mère écrit'],
  },
  'says:is-client': { fires: ['un client veut un dépôt', 'a customer paid'], silent: ['un chat'] },
  'says:prize': {
    fires: ['vous avez gagné une moto', 'they say I have won a prize'],
    silent: ['je travaille'],
  },
  'says:job': { fires: ["une offre d'emploi", 'a job offer'], silent: ['je dors'] },
  'says:gain': {
    fires: ['ça double en trois jours', 'it gives 30 percent a month'],
    silent: ['je vends du pain'],
  },
  'says:loan': { fires: ['un crédit de 200 000 sans garantie', 'a loan app'], silent: ['un livre'] },
  'says:visa': { fires: ['un visa pour le canada', 'a work permit'], silent: ['un taxi'] },
  'says:inheritance': {
    fires: ['un héritage de mon oncle', 'an inheritance, I am next of kin'],
    silent: ['un cousin'],
  },
  'says:aid': { fires: ['une subvention de l’état', 'a government grant'], silent: ['un cousin'] },
  'says:magic': { fires: ['un retour d’affection', 'a ritual with a talisman'], silent: ['un cousin'] },
  'says:refund': { fires: ['on va rembourser mon argent', 'they promise a refund'], silent: ['un cousin'] },
  'says:publish': {
    fires: ['il va publier mes photos', 'he will post my pictures'],
    silent: ['il a un poste'],
  },
  'says:tell-contacts': {
    fires: ['il va écrire à ma famille', 'he will tell my family'],
    silent: ['ma famille va bien'],
  },
  'says:arrest': {
    fires: ['sinon je vais en prison', "ils menacent de m'arrêter", 'they will arrest me'],
    silent: ["je m'arrête ici"],
  },
  'says:block': {
    fires: ['mon compte va être bloqué', 'my account will be blocked'],
    silent: ['mon compte va bien'],
  },
  'says:harm': { fires: ['ils vont me tuer', 'they will kill me'], silent: ['ils vont bien'] },
  'says:curse': { fires: ['il parle de malédiction', 'he says I will go mad'], silent: ['il parle bien'] },
};
