import type { Wording } from './wording.ts';

/** French, as a calm neighbour speaks: "vous", common words, what was seen rather than what is suspected. */
export const fr: Wording = {
  signals: {
    'threat-list': { seen: 'Une liste de sécurité a confirmé que c’est une arnaque.' },
    'reported-by-people': {
      seen: 'Signalé par {count} personnes différentes.',
      undecided: 'Signalé par {count} personne(s), pas encore confirmé.',
    },
    'official-address': { seen: 'C’est l’adresse officielle de {brand}.' },
    'state-address': { seen: 'Cette adresse appartient à un service de l’État ({country}).' },
    'code-in-link': {
      seen: 'Ce lien n’ouvre pas une page : il lance du code sur le téléphone ({scheme}:).',
      undecided: 'Ce lien n’ouvre pas un site : il ouvre quelque chose dans le téléphone ({scheme}:).',
    },
    'credentials-before-at': { seen: 'Ce qui est écrit avant @ ne compte pas : le vrai site est {site}.' },
    'lookalike-letters': {
      seen: '« {word} » imite {brand} avec des lettres ou des chiffres qui se ressemblent.',
    },
    'misspelt-brand': { seen: '« {word} » imite {brand} avec une faute.' },
    'brand-in-subdomain': { seen: 'L’adresse commence comme {brand}, mais le vrai site est {site}.' },
    'brand-in-name': { seen: '« {site} » utilise le nom de {brand}, mais ne lui appartient pas.' },
    'brand-under-other-ending': {
      seen: '« {site} » copie le nom de {brand}, avec une autre fin d’adresse.',
      undecided: '« {site} » porte le nom de {brand}. Nous n’avons pas pu confirmer que c’est bien lui.',
    },
    'brand-in-path': { seen: 'L’adresse cite {brand}, mais le vrai site est {site}.' },
    'program-download': { seen: 'Ce lien télécharge une application ou un programme (.{ending}).' },
    'double-file-ending': { seen: 'Le fichier cache sa vraie nature : il finit par {ending}.' },
    'page-in-system-folder': {
      seen: 'La page est cachée dans un dossier technique ({folder}), comme sur un site piraté.',
    },
    'address-as-numbers': { seen: 'L’adresse est faite de chiffres ({host}), sans nom de site.' },
    'mixed-alphabets': { seen: '« {host} » mélange des lettres de plusieurs alphabets.' },
    'hidden-characters': { seen: 'Des caractères invisibles sont cachés dans l’adresse.' },
    'shortened-link': {
      seen: 'Ce lien court promet « {word} » et cache l’adresse où il mène.',
      undecided: 'Ce lien court cache l’adresse où il mène : nous ne pouvons pas la voir.',
    },
    'invitation-link': {
      seen: 'Ce lien ouvre une discussion qui promet « {word} ».',
      undecided: 'Ce lien ouvre une discussion ou un groupe ({host}). On ne voit pas qui est derrière.',
    },
    'free-host': { seen: 'N’importe qui peut créer gratuitement un site sur {host}.' },
    'lure-words': { seen: 'L’adresse contient des mots qui attirent ou qui pressent : {words}.' },
    'mail-address-in-link': { seen: 'Une adresse e-mail ({mail}) est déjà écrite dans le lien.' },
    'risky-ending': { seen: 'Beaucoup de faux sites finissent par .{ending}.' },
    'random-name': { seen: '« {name} » ressemble à des lettres tapées au hasard.' },
    'numbers-in-name': { seen: 'Le nom du site contient une suite de chiffres ({digits}).' },
    'chain-of-hyphens': { seen: 'Le nom « {name} » enchaîne beaucoup de mots avec des tirets.' },
    'long-subdomains': { seen: 'Beaucoup de mots sont placés devant le vrai site, {site}.' },
    'unusual-port': { seen: 'L’adresse passe par une porte inhabituelle ({port}).' },
    'redirect-elsewhere': { seen: 'Ce lien renvoie vers un autre site : {site}.' },
    'unknown-ending': { seen: 'La fin d’adresse .{ending} n’existe pas sur Internet.' },
    'official-line': {
      seen: 'C’est une ligne officielle : {owner} ({country}). Un faux appel peut quand même afficher ce numéro.',
    },
    'call-forwarding-code': { seen: 'Composer {code} envoie vos appels vers un autre téléphone.' },
    'premium-rate': { seen: 'Appeler {number} coûte très cher.' },
    'menu-code': {
      seen: 'Composer {code} peut envoyer de l’argent tout de suite.',
      undecided: '{code} n’est pas un numéro : c’est un code qui agit sur votre compte.',
    },
    'number-of-nobody': {
      seen: '{number} n’est attribué à personne : l’expéditeur est peut-être truqué.',
      undecided: '{number} n’a pas le bon nombre de chiffres.',
    },
    'marketing-number': { seen: 'Ce numéro français est réservé à la publicité par téléphone.' },
    'missed-call-country': {
      seen: 'Des arnaques par appel manqué ont été signalées depuis ce pays ({country}).',
    },
    'old-numbering': {
      seen: 'Ancien numéro de 8 chiffres ({country}) : il en a 10 aujourd’hui. Nous avons lu {number}.',
      undecided: 'Ancien numéro de 8 chiffres ({country}) : il en a 10 aujourd’hui. Demandez le nouveau.',
    },
    'number-origin': { seen: '{number} est un numéro de ce pays : {country}.' },
    'first-operator': {
      seen: 'Au départ, ce numéro a été attribué à {operator}. Il a pu changer d’opérateur.',
    },
    'assumed-country': {
      seen: 'Sans indicatif de pays, nous l’avons lu comme un numéro de ce pays : {country}.',
    },
    'short-number': { seen: '{number} est un numéro court : seul votre opérateur sait à qui il est.' },
    'official-profile': { seen: 'C’est la page officielle de {brand}.' },
    'false-service': {
      seen: 'Ce compte utilise le nom de {brand} avec « {word} », comme font les faux comptes.',
    },
    'borrowed-person': {
      seen: 'Ce compte utilise le nom de {name} pour proposer quelque chose.',
      undecided: 'Ce compte porte le nom de {name}. On ne peut pas savoir si c’est vraiment cette personne.',
    },
    'recovery-seller': {
      seen: '« {word} » : personne ne récupère un compte ou de l’argent contre paiement.',
    },
    'misspelt-profile': { seen: '« {word} » imite le nom de {brand} avec une faute.' },
    'magic-seller': {
      seen: '« {word} » : ce genre de compte promet un miracle et demande de payer d’abord.',
    },
    'borrowed-authority': {
      seen: 'Ce compte parle au nom d’une autorité (« {word} ») et propose un service.',
      undecided: '« {word} » : une autorité ne traite pas les dossiers par messagerie.',
    },
    'investment-seller': { seen: '« {word} » : ce genre de compte promet souvent un gain garanti.' },
    'loan-seller': { seen: '« {word} » : les faux prêteurs demandent des frais avant le prêt.' },
    'promise-in-name': { seen: 'Le nom promet quelque chose : « {word} ».' },
    'machine-made-name': { seen: 'Le nom « {handle} » semble fabriqué par une machine.' },
    'brand-name-profile': {
      seen: 'Le nom cite {brand}, mais rien ne montre un lien avec cette entreprise.',
      undecided: 'Ce profil porte le nom de {brand}. Nous n’avons pas pu confirmer que c’est sa vraie page.',
    },
  },
  advice: {
    'do-not-open': 'N’ouvrez pas ce lien.',
    'do-not-type-secrets': 'N’y tapez ni code secret, ni mot de passe, ni numéro de carte.',
    'type-address-yourself': 'Tapez vous-même l’adresse officielle que vous connaissez.',
    'ask-where-it-leads': 'Demandez à l’expéditeur l’adresse complète du site.',
    'check-with-company': 'Vérifiez auprès de l’entreprise, par un numéro que vous connaissez déjà.',
    'do-not-install': 'N’installez pas cette application.',
    'do-not-share-code': 'Ne donnez votre code à personne, même à un agent.',
    'do-not-pay-first': 'Ne payez rien d’avance.',
    'do-not-send-back': 'Ne renvoyez pas d’argent : c’est à l’expéditeur d’appeler son opérateur.',
    'do-not-dial': 'Ne composez pas le code qu’on vous dicte.',
    'hang-up': 'Raccrochez.',
    'call-known-number': 'Appelez la personne sur le numéro que vous aviez déjà.',
    'do-not-give-in': 'Ne payez pas et ne cédez pas. Ce n’est pas votre faute.',
    'do-not-share-identity': 'N’envoyez pas de photo de vos papiers.',
    'ask-someone-trusted': 'Demandez l’avis d’une personne de confiance avant d’agir.',
    'keep-evidence': 'Gardez les messages et le numéro comme preuve.',
    'stop-answering': 'Ne répondez plus.',
    'compare-letters': 'Comparez l’adresse lettre par lettre avec la vraie.',
    'check-balance-yourself': 'Vérifiez vous-même votre solde avec le code de votre opérateur.',
    'do-not-call-back': 'Ne rappelez pas ce numéro.',
    'report-here': 'Signalez-le ici pour prévenir les autres.',
    'stay-careful': 'Restez prudent : ne donnez ni code ni argent sans vérifier.',
  },
  analysis: {
    link: {
      safe: 'Cette adresse est connue et officielle.',
      unknown: 'Rien de suspect trouvé dans cette adresse. Cela ne prouve pas que le site est honnête.',
      caution: 'Cette adresse a des points suspects. Vérifiez avant de continuer.',
      danger: 'Cette adresse ressemble à un piège. N’ouvrez pas la page.',
    },
    number: {
      safe: 'Ce numéro est connu et officiel.',
      unknown: 'Rien de suspect trouvé pour ce numéro. Un numéro seul ne prouve rien.',
      caution: 'Ce numéro a des points suspects. Vérifiez avant de répondre.',
      danger: 'Ce numéro est dangereux. Ne répondez pas et n’envoyez rien.',
    },
    profile: {
      safe: 'Cette page est connue et officielle.',
      unknown: 'Rien de suspect trouvé pour ce profil. Cela ne prouve pas qui est derrière.',
      caution: 'Ce profil a des points suspects. Vérifiez avant de répondre.',
      danger: 'Ce profil ressemble à un faux compte. Ne répondez pas et n’envoyez rien.',
    },
    conversation: {
      safe: 'Ce message est conforme à une source officielle.',
      unknown:
        'Rien de suspect trouvé dans ce message. Restez prudent si on vous demande de l’argent ou un code.',
      caution: 'Ce message a des points suspects. Vérifiez avant d’agir.',
      danger: 'Ce message ressemble à une arnaque. N’envoyez rien et ne donnez aucun code.',
    },
  },
  nothingFound: {
    link: 'Aucun signe d’arnaque n’a été trouvé dans l’adresse, et nous ne connaissons pas ce site.',
    number: 'Aucun signe d’arnaque n’a été trouvé, et nous ne savons pas à qui est ce numéro.',
    profile: 'Aucun signe d’arnaque n’a été trouvé, et nous ne savons pas qui tient ce profil.',
    conversation: 'Aucun signe d’arnaque n’a été trouvé dans le texte.',
  },
  unreadable: {
    link: 'Ce texte n’est pas un lien : nous n’y trouvons pas d’adresse de site.',
    number: 'Ce texte n’est pas un numéro de téléphone.',
    profile: 'Ce texte n’est ni un nom de profil ni son adresse.',
    conversation: 'Ce message ne contient pas de texte à lire.',
  },
};
