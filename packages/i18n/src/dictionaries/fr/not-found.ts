export default {
  notFound: {
    title: 'Page Non Trouvée',
    description: "Cette page n'existe pas.",
    text: "Cette page n'existe pas, a été déplacée, ou est partie en vacances.",
    home: "Retour à l'accueil",
    contact: 'Nous contacter',
  },
};
