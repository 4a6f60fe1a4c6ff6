/** Said of numbers and addresses of others: operators, police, lines that listen. */
export default {
  contacts: {
    call: 'Appeler le {{value}}',
    dial: 'Composer {{value}}',
    chat: 'Écrire sur WhatsApp',
    write: 'Écrire à {{value}}',
    open: 'Ouvrir la page',
    free: 'Gratuit.',
    always: 'Jour et nuit.',
    origin: "D'où vient ce contact\u00A0?",
    readIn: 'Lu dans {{count}} source(s) publique(s), le {{date}}.',
    unconfirmed: "L'organisme lui-même ne l'a pas encore confirmé.",
    calledOn: 'Nous avons essayé ce contact le {{date}}.',
    notCalled: "Nous ne l'avons pas encore essayé nous-mêmes.",
    operator: 'Votre opérateur ou votre service d’argent',
    otherOperator: 'Autre, ou je ne sais pas',
    find: {
      heading: 'Trouver le numéro sans internet',
      unknown: "Nous n'avons pas de numéro vérifié pour {{name}}.",
      card: 'Regardez la carte de la puce SIM\u00A0: le numéro du service client y est écrit.',
      menu: 'Composez le code de votre solde. Cherchez «\u00A0Aide\u00A0» ou «\u00A0Service client\u00A0».',
      kiosk: "Demandez à une agence ou à un kiosque de l'opérateur.",
      bank: 'Banque\u00A0: le numéro est au dos de votre carte et sur vos relevés.',
      never: "N'appelez jamais un numéro trouvé dans le message.",
    },
    listeners: "Parler à quelqu'un",
  },
};
