/** The box that takes everything. */
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
};
