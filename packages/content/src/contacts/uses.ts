/** What a person can do with a contact, in one short sentence for the visitor. */
export const USES = {
  police: { fr: 'Appeler la police.', en: 'Call the police.' },
  gendarmerie: { fr: 'Appeler la gendarmerie.', en: 'Call the gendarmerie.' },
  child: {
    fr: "Parler pour un enfant ou un adolescent qu'on menace.",
    en: 'Talk about a child or a teenager who is threatened.',
  },
  crisis: { fr: "Parler à quelqu'un quand tout semble perdu.", en: 'Talk to somebody when all seems lost.' },
  violence: {
    fr: "Parler à quelqu'un après des violences ou des menaces.",
    en: 'Talk to somebody after violence or threats.',
  },
  operator: {
    fr: 'Appeler le service client et faire bloquer la somme.',
    en: 'Call customer care and have the money blocked.',
  },
  complain: {
    fr: 'Réclamer en ligne. La page donne aussi le numéro gratuit de votre pays.',
    en: 'Complain online. The page also gives the free number of your country.',
  },
  block: { fr: 'Faire bloquer le compte tout de suite.', en: 'Have the account blocked at once.' },
  card: { fr: 'Faire bloquer la carte tout de suite.', en: 'Have the card blocked at once.' },
  menu: { fr: 'Ouvrir le menu officiel : solde, code secret.', en: 'Open the official menu: balance, PIN.' },
  selfcare: {
    fr: "Ouvrir le menu d'aide : code secret oublié, annulation.",
    en: 'Open the help menu: forgotten PIN, cancelling.',
  },
  balance: { fr: "Voir combien d'argent reste.", en: 'See how much money is left.' },
  telecom: {
    fr: "Se plaindre de son opérateur, de sa carte SIM ou d'un agent.",
    en: 'Complain about an operator, a SIM card or an agent.',
  },
  sim: {
    fr: 'Voir à quel nom la carte SIM est enregistrée.',
    en: 'See in whose name the SIM card is registered.',
  },
  bank: {
    fr: "Se plaindre d'une banque ou d'un service d'argent.",
    en: 'Complain about a bank or a money service.',
  },
  report: { fr: 'Signaler une arnaque en ligne.', en: 'Report an online scam.' },
  fraud: { fr: 'Signaler une fraude MoMo à MTN.', en: 'Report a MoMo fraud to MTN.' },
  image18: {
    fr: 'Faire retirer une image de vous prise avant vos 18 ans. Gratuit, sans nom.',
    en: 'Have a picture of you from before you were 18 taken down. Free, no name.',
  },
  image: {
    fr: 'Faire retirer une image intime de vous (18 ans et plus). Gratuit.',
    en: 'Have an intimate picture of you taken down (18 and over). Free.',
  },
  lines: {
    fr: "Trouver une ligne d'écoute dans votre pays.",
    en: 'Find a line that listens in your country.',
  },
} as const;
