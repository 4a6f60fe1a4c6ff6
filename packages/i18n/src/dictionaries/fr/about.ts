export default {
  about: {
    title: 'À propos',
    description: 'Notre mission, nos objectifs pour {{year}}, nos valeurs et notre équipe.',
    lead: 'ScamGuard aide chacun à reconnaître une arnaque avant de payer.',
    mission: {
      heading: 'Notre mission',
      text: "Créé en {{year}}, ScamGuard protège le public contre les arnaques en ligne. Le service est gratuit. Il s'adresse d'abord à ceux qui lisent peu, ou qui découvrent le téléphone et internet.",
    },
    vision: {
      heading: 'Notre vision pour {{year}}',
      text: 'Voici ce que nous voulons avoir atteint en {{year}}.',
      users: "d'utilisateurs actifs",
      countries: 'pays africains',
      languages: 'langues locales',
      losses: 'de pertes dues à la fraude',
      million: '{{count}} million',
      millions: '{{count}} millions',
    },
    values: {
      heading: 'Nos valeurs',
      protection: {
        title: 'Protection',
        text: 'Prévenir avant que le mal soit fait, sans jamais faire peur.',
      },
      accessibility: {
        title: 'Accessibilité',
        text: 'Un site léger, à lire ou à écouter, sur un petit téléphone.',
      },
      community: { title: 'Communauté', text: 'Chaque signalement protège la personne suivante.' },
      inclusion: { title: 'Inclusion', text: 'Dans la langue de chacun, sans compte et sans payer.' },
    },
    team: {
      heading: 'Notre équipe',
      promoter: { title: 'Promoteur', text: 'Porte le projet et ses partenariats.' },
      technology: { title: 'Responsable technologie', text: 'Veille sur le site et sur vos données.' },
      education: { title: 'Responsable éducation', text: 'Écrit les leçons avec des mots simples.' },
    },
    action: {
      heading: 'Avançons ensemble',
      text: 'Une association, une école, une entreprise, ou vous seul\u00A0: chacun peut aider.',
      partner: 'Devenir partenaire',
      join: 'Nous rejoindre',
    },
    widgets: 'ScamGuard sur votre site',
    evaluation: 'Voir ce que valent nos vérifications',
  },
};
