export default {
  dailyTip: {
    title: 'Astuce du jour',
    description: 'Une astuce par jour pour ne pas se faire piéger, à lire ou à écouter.',
    today: "L'astuce d'aujourd'hui",
    others: 'Les autres astuces',
    loading: 'Chargement des astuces...',
    failed: "Impossible de charger l'astuce du jour.",
    day: 'Jour {{day}}',
  },
};
