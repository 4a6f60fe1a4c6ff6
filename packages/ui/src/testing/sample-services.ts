/** Invented services, as the community pages show them. */
export const trusted = { value: 'trusted', label: 'Recommandé' } as const;
export const flagged = { value: 'flagged', label: 'Signalé' } as const;

export const trustedService = {
  name: 'Transfert Soleil',
  href: '/community?service=transfert-soleil',
  type: "Transfert d'argent",
  location: 'Cotonou, Littoral',
  members: 'Vérifié par 126 membres',
  status: trusted,
  rating: { percent: 96, label: '4,8 sur 5' },
  sample: 'Exemple',
} as const;

export const flaggedService = {
  name: 'Prêt Express 24',
  href: '/community?service=pret-express-24',
  type: 'Prêt en ligne',
  location: 'En ligne',
  members: 'Signalé par 12 membres',
  status: flagged,
  sample: 'Exemple',
} as const;

export const review = {
  author: 'Anonyme',
  date: { text: '3 novembre 2026', iso: '2026-11-03' },
  children: "L'agente a attendu que je vérifie mon solde. Elle n'a jamais demandé mon code.",
  rating: { percent: 100, label: '5 sur 5' },
} as const;

/** What one to five stars mean. */
export const starMeanings = ['Très mauvais', 'Mauvais', 'Moyen', 'Bien', 'Excellent'] as const;
