export default {
  scams: {
    byOne: 'signalé par 1 personne, non vérifié',
    byMany: 'signalé par {{count}} personnes, non vérifié',
    verifiedByOne: 'signalé par 1 personne, confirmé par un modérateur',
    verifiedByMany: 'signalé par {{count}} personnes, confirmé par un modérateur',
    unread: 'Le texte s’affichera après relecture.',
    contact: 'Contact\u00A0:',
    hasAudio: 'Contient un message vocal',
  },
};
