export default {
  integration: {
    now: 'Le serveur en ce moment',
    ok: 'Il répond, et il enregistre.',
    degraded: "Il répond et vérifie. Il n'enregistre rien pour l'instant\u00A0: les signalements attendent.",
    away: 'Il ne répond pas. Les modules vérifient avec ce que le téléphone sait.',
    asking: 'Nous lui demandons...',
  },
};
