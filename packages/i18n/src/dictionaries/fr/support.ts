export default {
  support: {
    title: 'Support',
    description: 'Nous joindre, les questions fréquentes, et de quoi apprendre seul ou accompagné.',
    lead: 'Choisissez comment vous voulez être aidé.',
    tabs: {
      label: "Type d'aide",
      contact: 'Contact',
      faq: 'FAQ',
      resources: 'Ressources',
    },
    ways: 'Nous joindre',
    faq: {
      heading: 'Questions fréquentes',
      loading: 'Chargement des questions',
      failed: 'Impossible de charger les questions fréquentes.',
    },
    resources: {
      heading: 'Pour aller plus loin',
      guides: {
        title: 'Guides pour débutants',
        text: 'Des leçons simples, à lire ou à écouter.',
        action: 'Ouvrir les guides',
      },
      forum: {
        title: 'Forum de la communauté',
        text: 'Les services notés par les membres, et leurs avis.',
        action: 'Aller à la communauté',
      },
      sessions: {
        title: "Séances d'aide",
        text: 'Demandez une séance, seul ou pour un groupe. Nous vous répondons par e-mail.',
        action: 'Demander une séance',
      },
    },
  },
};
