export default {
  contact: {
    title: 'Contact',
    description:
      "Nos bureaux à Abidjan, Dakar et Accra, un formulaire pour nous écrire, et l'aide d'urgence.",
    lead: 'Une question, une erreur à corriger, une idée\u00A0? Nous lisons chaque message.',
    offices: 'Nos bureaux',
    write: 'Écrire à ce bureau',
    map: {
      heading: 'Où nous trouver',
      zoomIn: 'Agrandir la carte',
      zoomOut: 'Réduire la carte',
      label: 'Carte de nos bureaux',
      loading: 'Chargement de la carte...',
      failed: "La carte ne s'affiche pas. Nos bureaux sont à Abidjan, Dakar et Accra.",
    },
    emergency: {
      heading: "Besoin d'une aide immédiate\u00A0?",
      always: 'Notre équipe vous aide 24h/24 et\u00A07j/7.',
      nobody:
        "Aucune ligne de ScamGuard ne répond pour l'instant. Qui peut bloquer l'argent, c'est votre opérateur\u00A0: son numéro est ici.",
      call: 'Appeler',
      whatsapp: 'Écrire sur WhatsApp',
      sentMoneyHint: 'Que faire dans les prochaines minutes',
    },
    social: 'Suivez-nous',
  },
};
