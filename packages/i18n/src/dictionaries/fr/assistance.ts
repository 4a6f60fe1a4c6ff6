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
    welcome: 'Bonjour\u00A0! Posez votre question. Ne donnez jamais votre code secret, même ici.',
    wholeInterview: 'Faire analyser votre cas pas à pas',
    options: {
      label: 'Questions fréquentes',
      number: 'Vérifier un numéro',
      report: 'Signaler une arnaque',
      whatsapp: "On me demande de l'argent sur WhatsApp",
    },
    replies: {
      number:
        "Pour vérifier un numéro, ouvrez la page Vérifier et choisissez l'onglet Numéro. Nous le comparons aux fraudes signalées par la communauté.",
      report:
        "Pour signaler une arnaque, ouvrez la page Signaler. Indiquez le type, la région, et joignez des captures d'écran si vous en avez.",
      whatsapp:
        "Méfiez-vous des demandes d'argent sur WhatsApp. Appelez la personne sur le numéro que vous connaissez avant d'envoyer quoi que ce soit.",
      other: 'Je peux vous aider à vérifier, à signaler et à apprendre. Que voulez-vous faire\u00A0?',
    },
  },
};
