/** Lessons as the learning page lists them. */
export const beginner = { value: 'beginner', label: 'Débutant' } as const;
export const intermediate = { value: 'intermediate', label: 'Intermédiaire' } as const;
export const advanced = { value: 'advanced', label: 'Avancé' } as const;

export const videoLesson = {
  title: 'Comprendre les arnaques au mobile money',
  href: '/learn/mobile-money',
  description: 'Le faux dépôt, le faux agent, le code à composer : voyez comment ils font, et quoi répondre.',
  level: beginner,
  duration: '15 min',
  category: 'Mobile money',
} as const;

export const guideLesson = {
  title: 'Le dépôt « par erreur » : que répondre',
  href: '/learn/mobile-money-wrong-transfer',
  description:
    "Quelqu'un dit vous avoir envoyé de l'argent par erreur. La méthode calme, étape par étape, pour ne rien perdre.",
  level: intermediate,
  duration: '7 min',
  category: 'Mobile money',
} as const;

export const tipLesson = {
  title: 'Votre code secret',
  children: 'Votre code secret ne se dit jamais. Ni au téléphone, ni par message, ni au kiosque.',
  level: beginner,
  duration: '1 min',
} as const;
