export default {
  evaluation: {
    title: 'Ce que valent nos vérifications',
    description:
      "Combien d'arnaques notre outil reconnaît, combien de fois il se trompe, et comment c'est mesuré.",
    lead: 'Aucun outil ne reconnaît tout. Voici ce que le nôtre réussit, et où il se trompe.',
    how: {
      heading: "Comment c'est mesuré",
      rows: "Nous demandons l'avis de l'outil sur des exemples dont la bonne réponse est connue. Il n'a jamais vu ces exemples pendant son apprentissage.",
      warned: 'Nous comptons une alerte à partir de {{risk}} % de risque.',
      version: "Version de l'outil\u00A0: {{version}}.",
    },
    kinds: { conversation: 'Messages et conversations', link: 'Liens' },
    sets: {
      'messages-cm': {
        title: 'Vrais messages du Cameroun',
        text: "Ce que des clients ont reçu en 2026\u00A0: promotions, reçus, codes, prêts, et des arnaques. Ils l'ont donné à Stop Arnaque 237.",
      },
      'honest-operators': {
        title: "Vrais messages d'opérateurs et de banques",
        text: 'Reçus, avis, codes et promotions de quinze pays. Tous sont honnêtes\u00A0: ici, chaque alerte est une erreur.',
      },
      'notices-fr': {
        title: 'Messages de tous les jours, en français',
        text: "Avis, reçus, codes et nouvelles de sept pays, chacun à côté d'une arnaque qui n'en change qu'une chose. D'autres mains les ont écrits.",
      },
      'notices-en': {
        title: 'Messages de tous les jours, en anglais',
        text: "La même chose, du Ghana et du Nigeria, pidgin compris. Peu d'exemples\u00A0: ces chiffres sont moins sûrs.",
      },
      'messages-fr': { title: 'SMS en français', text: 'Des SMS reçus par de vraies personnes.' },
      'messages-en': { title: 'SMS en anglais', text: 'Des SMS reçus par de vraies personnes.' },
      'twins-fr-3': {
        title: 'Messages qui se ressemblent, en français',
        text: 'Une épreuve difficile, du Bénin et de ses voisins\u00A0: une arnaque et un message honnête presque pareils.',
      },
      'twins-en-3': {
        title: 'Messages qui se ressemblent, en anglais',
        text: "Une épreuve difficile, en anglais d'Afrique de l'Ouest et en pidgin\u00A0: une arnaque et un message honnête presque pareils.",
      },
      'twins-fr-4': {
        title: 'La grande épreuve, en français',
        text: "Tous les pièges que nous connaissons, chacun à côté d'un message honnête qui lui ressemble. D'autres mains les ont écrits, sans voir le reste.",
      },
      'twins-en-4': {
        title: 'La grande épreuve, en anglais',
        text: 'La même chose en anglais, pidgin compris. Ici, nous nous trompons encore souvent.',
      },
      'dialogues-en': { title: 'Conversations en anglais', text: 'De longues discussions, arnaques ou non.' },
      'emails-en': { title: 'E-mails en anglais', text: "Des e-mails d'arnaque seulement." },
      urls: { title: 'Liens du monde entier', text: 'De faux sites connus et des sites honnêtes.' },
      'urls-africa': { title: "Liens d'Afrique", text: 'De faux sites et des sites honnêtes de la région.' },
      'brand-squat': {
        title: 'Adresses qui imitent une marque',
        text: "Des adresses faites pour ressembler à celle d'une entreprise connue.",
      },
    },
    found: 'des arnaques reconnues',
    falseAlarms: "d'alertes à tort sur ce qui est honnête",
    falseDangers: 'de ce qui est honnête est appelé «\u00A0danger\u00A0»',
    precision: 'de nos alertes étaient justes',
    calibration: "d'écart moyen entre le risque affiché et la réalité",
    bands:
      "Ici, de ce qui est appelé «\u00A0danger\u00A0», {{danger}} est une arnaque. De ce que l'outil ne peut pas trancher\u00A0: {{caution}}. De ce où il ne trouve rien\u00A0: {{unknown}}.",
    onDevice:
      "Sans réseau, l'outil plus léger de votre appareil en reconnaît {{found}} et se trompe sur {{falseAlarms}} de ce qui est honnête.",
    foundOnDevice: "Sans réseau, l'outil plus léger de votre appareil en reconnaît {{found}}.",
    wrongOnDevice:
      "Sans réseau, l'outil plus léger de votre appareil se trompe sur {{falseAlarms}} de ce qui est honnête.",
    counts: 'Mesuré sur {{scam}} arnaques et {{safe}} exemples honnêtes.',
    countsOfScams: 'Mesuré sur {{scam}} arnaques.',
    countsOfHonest: 'Mesuré sur {{safe}} messages honnêtes.',
    tellings: {
      heading: 'Ce que les gens racontent',
      rows: "{{tellings}} récits, écrits par des personnes qui n'ont pas vu notre programme. Il ne les a jamais appris.",
      scams:
        'Sur 100 arnaques racontées, il avertit pour {{warned}}, et dit «\u00A0Danger\u00A0» pour {{danger}}.',
      honest:
        'Sur 100 histoires honnêtes, il avertit à tort pour {{warned}}, et dit «\u00A0Danger\u00A0» pour {{danger}}.',
      asked: "C'est son avis avant toute question. L'assistant pose ensuite jusqu'à 4 questions.",
    },
    limits: {
      heading: 'Ce que cela veut dire pour vous',
      text: "«\u00A0Rien de suspect trouvé\u00A0» ne prouve pas que c'est sûr. Si on vous presse de payer, demandez à une personne de confiance.",
      check: 'Vérifier un message',
      wrong: "Dire qu'un résultat est faux",
    },
  },
};
