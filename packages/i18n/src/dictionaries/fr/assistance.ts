export default {
  voice: {
    start: 'Naviguer à la voix',
    stop: 'Arrêter la voix',
    listening: 'Écoute en cours...',
    waiting: 'En attente de votre commande...',
    greeting: 'Bonjour, que puis-je faire pour vous ?',
    notRecognised: 'Commande non reconnue. Veuillez réessayer.',
    going: 'Navigation vers {{page}}...',
    demonstration: "Démonstration\u00A0: votre navigateur ne comprend pas la voix, rien n'est écouté.",
    demoNumber: 'Vérifier un numéro',
    demoReport: 'Comment signaler une arnaque',
  },
  assistance: {
    unavailable: 'Impossible de charger cette aide. Vérifiez votre connexion, puis réessayez.',
    name: 'Assistant ScamGuard',
    open: "Ouvrir l'assistant",
    mute: 'Couper la voix',
    unmute: 'Remettre la voix',
    message: 'Votre message',
    send: 'Envoyer',
    placeholder: 'Écrivez votre question',
    dictate: 'Dicter le message',
    stopDictating: "Arrêter l'écoute",
    dictated: 'Comment me protéger des arnaques par SMS ?',
    talk: 'Messages',
    you: 'Vous',
    welcome:
      'Bonjour\u00A0! Racontez-moi ce qui se passe, ou collez le message, le lien ou le numéro. Ne donnez jamais votre code secret, même ici.',
    wholeInterview: "Ouvrir l'assistant en grand",
    /** As the case words its two doors: touching one is the same here and there. */
    doors: {
      checking: "On essaie peut-être de m'avoir",
      victim: "J'ai déjà donné de l'argent ou un code",
    },
  },
};
