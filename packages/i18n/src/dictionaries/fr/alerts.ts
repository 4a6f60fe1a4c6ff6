export default {
  alerts: {
    title: 'Alertes',
    everywhere: 'Faire vérifier un message sans ouvrir ce site',
    heading: 'Alertes en cours',
    description: "Les pièges qui reviennent souvent en Afrique de l'Ouest, et comment les éviter.",
    lead: 'Des pièges qui reviennent souvent, avec la source.',
    loading: 'Chargement des alertes...',
    failed: 'Impossible de charger les alertes récentes.',
    none: 'Aucune alerte en ce moment',
    noneHint: 'Restez prudent\u00A0: vous pouvez vérifier tout message reçu.',
    verify: 'Vérifier un message',
    all: 'Toutes les alertes',
    published: 'publiée {{when}}',
    source: 'Source\u00A0: {{name}}',
    severity: { danger: 'Danger', warning: 'Attention', info: 'À savoir' },
  },
};
