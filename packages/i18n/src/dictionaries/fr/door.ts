/** The box that takes everything, and what is asked after a verdict that tells nothing. */
export default {
  door: {
    label: 'Collez ou racontez ce qui vous arrive',
    placeholder: 'Message, numéro, lien, profil…',
    submit: 'Vérifier',
    dictate: 'Dicter',
    stopDictation: "Arrêter l'écoute",
    otherWays: 'Montrer une photo ou dicter',
    picture: 'Montrer une photo',
  },
  asked: {
    heading: 'Que vous demande cette personne\u00A0?',
    linkHeading: "Que vous demande la personne qui l'a envoyé\u00A0?",
    money: { label: "De l'argent", said: "On me demande de l'argent." },
    code: { label: 'Un code', said: 'On me demande un code.' },
    call: {
      label: "D'appeler ou de composer un numéro",
      said: "On me demande d'appeler ou de composer un numéro.",
    },
    trade: { label: 'Elle vend ou loue quelque chose', said: 'On me vend ou on me loue quelque chose.' },
    offer: {
      label: 'Elle promet un gain, un emploi ou un prêt',
      said: 'On me promet un gain, un emploi ou un prêt.',
    },
    nothing: { label: "Rien pour l'instant", said: "On ne me demande rien pour l'instant." },
  },
};
