/** Alerts as the home page shows them. */
export const dangerAlert = {
  id: 'depot-par-erreur',
  title: 'Faux dépôt «\u00a0par erreur\u00a0»',
  description: 'Un faux SMS annonce un transfert. Puis un appel demande de le renvoyer. Ne renvoyez rien.',
  severity: 'danger',
  severityLabel: 'Danger',
  timeAgo: 'il y a 2 heures',
} as const;

export const warningAlert = {
  id: 'fausses-taches-payees',
  title: 'Fausses tâches payées en ligne',
  description: 'Un numéro étranger propose un travail facile. Puis il faut payer une inscription. Refusez.',
  severity: 'warning',
  severityLabel: 'Attention',
  timeAgo: 'hier',
} as const;

export const infoAlert = {
  id: 'nouveau-cours',
  title: 'Lire l’adresse d’un site',
  description: 'Un cours court montre où se trouve le vrai nom d’un site.',
  severity: 'info',
  severityLabel: 'À savoir',
  timeAgo: 'il y a 3 jours',
} as const;

export const alerts = [
  dangerAlert,
  warningAlert,
  infoAlert,
  { ...warningAlert, id: 'faux-logement', title: 'Faux logement sur WhatsApp', timeAgo: 'il y a 5 jours' },
] as const;

export const allAlerts = { label: 'Voir toutes les alertes', href: '/alerts' } as const;
