export default {
  latestScams: {
    title: 'Arnaques signalées',
    heading: 'Dernières arnaques signalées',
    description: 'Les derniers signalements de la communauté, confirmés par un modérateur.',
    lead: "Ce que d'autres ont vécu, confirmé par un modérateur. Les numéros sont masqués.",
    loading: 'Chargement des signalements...',
    failed: 'Impossible de charger les signalements.',
    failedHint: 'La connexion est peut-être coupée. Réessayez dans un moment.',
    none: "Aucun signalement confirmé pour l'instant",
    noneHint: 'Vous avez vu une arnaque\u00A0? Racontez-la pour prévenir les autres.',
    report: 'Signaler une arnaque',
    search: 'Rechercher dans tous les signalements',
    shownOne: '1 signalement',
    shownMany: '{{count}} signalements',
    more: 'Afficher la suite',
    busy: 'Chargement...',
  },
};
