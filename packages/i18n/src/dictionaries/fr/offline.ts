export default {
  offline: {
    title: 'Garder ScamGuard pour les moments sans réseau\u00A0?',
    keep: 'Garder hors ligne ({{size}}\u00A0Ko)',
    keeping: 'En cours...',
    kept: "C'est fait\u00A0: la vérification et les premiers secours marchent sans réseau.",
    failed: "Tout n'a pas pu être gardé. Réessayez quand le réseau est meilleur.",
  },
};
