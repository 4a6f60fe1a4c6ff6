export default {
  urgence: {
    title: "J'ai envoyé l'argent",
    description:
      'Premiers gestes après une arnaque\u00A0: une action à la fois, avec les contacts de votre pays. Marche sans connexion.',
    lead: "Ce n'est pas votre faute. Faites une chose à la fois.",
    what: "Qu'est-ce qu'ils ont pris\u00A0?",
    lost: {
      money: "De l'argent",
      code: 'Un code ou un mot de passe',
      account: 'Mon compte (WhatsApp, Facebook...)',
      app: "L'accès à mon téléphone (application installée)",
      papers: "Mes papiers (carte d'identité, photo de carte)",
      image: 'Une photo ou une vidéo de moi',
    },
    when: "Quand l'argent est-il parti\u00A0?",
    ago: {
      now: "À l'instant",
      quarter: 'Il y a 15 minutes',
      hour: 'Il y a 1\u00A0heure',
      earlier: 'Plus tôt',
    },
    minor: "J'ai moins de 18 ans",
    country: 'Votre pays',
    start: 'Commencer',
    elapsed: "Depuis l'envoi\u00A0: {{time}}. Chaque minute compte.",
    position: 'Étape {{step}} sur {{total}}',
    next: "C'est fait, la suite",
    previous: 'Étape précédente',
    again: 'Recommencer',
    noContact:
      "Nous n'avons pas de contact vérifié pour ce pays. Allez au poste de police ou de gendarmerie le plus proche.",
    report: "Signaler l'arnaque ici",
    chat: "Parler à l'assistant",
    steps: {
      stop: {
        title: 'Arrêtez de parler',
        text: "Ne répondez plus. N'envoyez plus rien. Gardez les messages et le numéro.",
        details:
          "Vous êtes encore au téléphone\u00A0? Raccrochez maintenant.\nNe prévenez pas l'autre que vous avez compris.\nFaites des captures d'écran avant de bloquer.",
      },
      money: {
        title: 'Appelez votre opérateur ou votre banque',
        text: 'Demandez de bloquer la somme, et un numéro de dossier.',
        details:
          "Utilisez le numéro officiel, pas celui du message.\nPréparez le code de la transaction, l'heure, le montant et le numéro.\nNous ne pouvons rien promettre, mais chaque minute compte.",
      },
      code: {
        title: 'Changez votre code',
        text: "Changez votre code maintenant, dans le menu officiel de l'opérateur. Demandez à bloquer le compte.",
        details:
          "Si vous avez le même code ailleurs, changez-le aussi.\nVotre SIM ne marche plus\u00A0? Allez vite à l'agence de l'opérateur, avec votre carte d'identité.",
      },
      account: {
        title: 'Reprenez votre compte',
        text: "Réinstallez WhatsApp et entrez votre numéro. Le nouveau code déconnecte l'autre personne.",
        details:
          "Déconnectez les autres appareils de Facebook et de votre e-mail.\nDans WhatsApp, ajoutez un second code secret\u00A0: Paramètres, Compte, «\u00A0Vérification en deux étapes\u00A0».\nPrévenez vos contacts\u00A0: «\u00A0N'envoyez pas d'argent.\u00A0»",
      },
      app: {
        title: "Enlevez l'application",
        text: "Coupez Internet sur ce téléphone, puis enlevez l'application.",
        details:
          "Changez vos codes depuis un autre téléphone.\nElle ne part pas\u00A0? Éteignez le téléphone et allez chez un réparateur de confiance.\nN'ouvrez pas votre mobile money sur ce téléphone avant.",
      },
      papers: {
        title: 'Protégez votre nom',
        text: 'Prévenez votre opérateur et votre banque. Demandez si un compte ou une puce a été ouvert à votre nom.',
        details:
          "Gardez les messages où vous avez envoyé vos papiers.\nCarte perdue ou copiée\u00A0: faites une déclaration au commissariat.\nN'envoyez aucun autre papier, même pour «\u00A0annuler\u00A0».",
      },
      image: {
        title: 'Ne payez pas',
        text: "Ne répondez plus. Gardez les preuves. Signalez le compte à l'application.",
        details:
          'Celui qui a payé une fois doit payer encore.\nFermez vos listes d’amis, et prévenez une personne de confiance.\nLa faute est à celui qui menace, jamais à vous.',
      },
      child: {
        title: "Parle à un adulte aujourd'hui",
        text: "Ce n'est pas ta faute. Ne paie pas, ne réponds plus. Montre ce message à un adulte que tu aimes bien.",
        details:
          "Tu ne seras pas puni\u00A0: c'est celui qui menace qui fait quelque chose de grave.\nGarde les messages et le nom du compte.\nTu peux aussi appeler toi-même une ligne pour les jeunes.",
      },
      summary: {
        title: 'Notez ce qui est arrivé',
        text: "Remplissez ce que vous savez. Vous pourrez le montrer à l'opérateur et à la police.",
        details: "N'écrivez jamais votre code secret.",
      },
      complain: {
        title: 'Portez plainte',
        text: 'Allez au commissariat le plus proche, ou utilisez ces contacts.',
        details: 'Apportez les captures et les reçus.\nDemandez un numéro de dossier.',
      },
      rescuers: {
        title: 'Attention aux faux sauveurs',
        text: "Quelqu'un promet de récupérer votre argent contre des frais\u00A0? Ne payez pas. C'est un second piège.",
        details:
          "Un vrai policier ne demande pas d'argent.\nNe donnez aucun code à un «\u00A0avocat\u00A0» ou à un «\u00A0hacker\u00A0».",
      },
      tell: {
        title: 'Racontez, et prenez soin de vous',
        text: "Signalez l'arnaque ici, sans votre nom. Appelez une personne de confiance. Ce n'est pas votre faute.",
        details: "Votre récit protège d'autres personnes.\nLa honte passe plus vite quand on en parle.",
      },
    },
    summary: {
      heading: 'Résumé',
      amount: 'Montant',
      number: "Numéro ou compte qui a reçu l'argent",
      transaction: 'Code de la transaction',
      story: "Ce qui s'est passé",
      date: 'Résumé fait le {{date}} avec ScamGuard',
      sentAt: 'Envoyé vers {{date}}',
      lost: 'Pris\u00A0: {{what}}',
      copy: 'Copier le résumé',
      copied: 'Résumé copié',
      copyFailed: 'Copie impossible\u00A0: appuyez longtemps sur le texte.',
      share: 'Envoyer par WhatsApp',
      print: 'Imprimer',
    },
  },
};
