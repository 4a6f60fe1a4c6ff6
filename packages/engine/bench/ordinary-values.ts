/** Links as visitors paste them: four fifths unknown, some official, some false. */
export const LINKS: readonly string[] = [
  'https://boutique-adjovi.com/produits/pagnes?taille=m',
  'https://www.journal-de-parakou.info/2026/11/marche-ouvert.html',
  'https://ecole-les-manguiers.bj/inscriptions',
  'tontine-espoir.org',
  'https://fr.wikipedia.org/wiki/Cotonou',
  'https://www.mtn.bj/particuliers/momo',
  'http://mtn-bj.promo-gagnant.xyz/login',
  'https://bit.ly/3xYz12A',
  'https://chat.whatsapp.com/AbCdEfGhIjKlMn',
  'https://blog.recettes-du-golfe.com/gari-foto-aux-crevettes/?utm_source=whatsapp',
  'https://photos.famille-koffi.net/album/2026/mariage#12',
  'http://197.234.221.9/momo',
  'https://www.facebook.com/boutique.adjovi',
  'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform',
  'https://instagarm-login.net/verify',
  'https://shop.artisans-abomey.africa/panier',
  'https://radio-tokpa.bj/direct',
  'https://xn--cole-9oa.example.com/a',
  'https://cv.recrutement-port-autonome.com/poste/41',
  'https://www.meteo-benin.bj/previsions',
];

const messages = [
  'Bonjour Madame, votre colis est arrivé à la gare de Parakou ce matin. Vous pouvez venir le chercher avec votre pièce avant 18 heures. Le guichet est ouvert jusqu’à samedi.',
  'Cher client, votre compte Mobile Money sera bloqué ce soir. Confirmez vos informations sur http://momo-valide.top/compte ou envoyez le code reçu par SMS à notre agent.',
  'Slt frère, j’ai fait un dépôt de 25 000 F sur ton numéro par erreur, renvoie-moi ça stp c’est pour l’hôpital. Mon numéro c’est le 01 97 12 34 56.',
  'Vous avez reçu 15 000 FCFA de KOFFI AMA le 12/11. Nouveau solde : 31 250 FCFA. Identifiant : 8812345678. Ne communiquez jamais votre code secret.',
  'Hi mum, I will come on Sunday with the children. Please tell auntie to keep the big pot. We bring the fish and the drinks, do not worry about that.',
];

/** Messages of 300 characters, as in the budget. */
export const MESSAGES: readonly string[] = messages.map((message) => message.repeat(3).slice(0, 300));
