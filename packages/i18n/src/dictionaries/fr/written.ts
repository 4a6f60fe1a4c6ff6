export default {
  written: {
    privacy: {
      title: 'Vos données, en mots simples',
      description:
        'Ce que nous gardons, ce que nous ne gardons pas, et comment faire effacer ce qui vous concerne.',
    },
    terms: {
      title: "Règles d'utilisation, en mots simples",
      description: "Ce que ce service fait, ce qu'il ne fait pas, et ce que nous vous demandons.",
    },
    accessibility: {
      title: 'Accessibilité',
      description: 'Ce que nous avons essayé, ce qui ne marche pas encore, et comment nous le dire.',
    },
    developers: {
      title: 'Pour les développeurs',
      description:
        'Les appels de ScamGuard, gratuits et sans clé\u00A0: votre première réponse en une minute.',
    },
    integration: {
      title: 'Les modules, pour votre informaticien',
      description: 'Attributs, événements, tailles, versions et ce qui est mesuré.',
    },
    updated: 'Mis à jour le {{date}}',
    listen: 'Écouter cette page',
    loading: 'Chargement de la page',
    failed: 'Impossible de charger cette page.',
  },
};
