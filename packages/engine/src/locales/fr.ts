import { withBoundSpaces } from './bound-spaces.ts';
import type { Wording } from './wording.ts';

/** French, as a calm neighbour speaks: "vous", common words, what was seen rather than what is suspected. */
export const fr: Wording = withBoundSpaces({
  signals: {
    'mail-sender-not-proven': {
      seen: "Le serveur qui a reçu ce mail dit qu'il ne vient pas vraiment de {site}.",
    },
    'mail-answers-elsewhere': { seen: 'Votre réponse ne va pas chez {site}, mais chez {other}.' },
    'mail-name-not-address': { seen: "Le nom affiché est {brand}, mais l'adresse est chez {site}." },
    'like-scam-messages': {
      seen: "Ce texte ressemble à des messages d'arnaque connus.",
      quoting: "Ce texte ressemble à des messages d'arnaque connus, surtout « {quoted} ».",
    },
    'unread-language': {
      seen: 'Je ne sais pas bien lire cette langue. Je n’ai regardé que les numéros, les liens, les montants et les codes.',
    },
    'code-in-unread-language': {
      seen: 'Ce texte parle d’un code ou d’un mot de passe, dans une langue que je ne sais pas bien lire.',
    },
    'like-scam-addresses': { seen: "Cette adresse ressemble à celles d'arnaques connues." },
    'threat-list': { seen: "Une liste de sécurité a confirmé que c'est une arnaque." },
    'reported-by-people': {
      seen: 'Signalé par {count} personnes différentes.',
      undecided: 'Signalé par {count} personne(s), pas encore confirmé.',
    },
    'new-domain': {
      seen: 'Ce nom de site est tout neuf : il a été enregistré il y a moins de {days} jours.',
    },
    'leads-to': { seen: 'Ce lien court mène à {site}.' },
    'official-address': { seen: "C'est l'adresse officielle de {brand}." },
    'borrowed-state-service': {
      seen: "« {word} » est le nom d'un service public ({country}). {site} n'est pas une adresse de l'État que nous connaissons.",
    },
    'state-address': { seen: "Cette adresse appartient à un service de l'État ({country})." },
    'code-in-link': {
      seen: "Ce lien n'ouvre pas une page : il lance du code sur le téléphone ({scheme}:).",
      undecided: "Ce lien n'ouvre pas un site : il ouvre quelque chose dans le téléphone ({scheme}:).",
    },
    'credentials-before-at': { seen: 'Ce qui est écrit avant @ ne compte pas : le vrai site est {site}.' },
    'lookalike-letters': {
      seen: '« {word} » imite {brand} avec des lettres ou des chiffres qui se ressemblent.',
    },
    'misspelt-brand': { seen: '« {word} » imite {brand} avec une faute.' },
    'brand-in-subdomain': { seen: "L'adresse commence comme {brand}, mais le vrai site est {site}." },
    'brand-in-name': { seen: '« {site} » utilise le nom de {brand}, mais ne lui appartient pas.' },
    'brand-under-other-ending': {
      seen: "« {site} » copie le nom de {brand}, avec une autre fin d'adresse.",
      undecided: "« {site} » porte le nom de {brand}. Nous n'avons pas pu confirmer que c'est bien lui.",
    },
    'brand-in-path': { seen: "L'adresse cite {brand}, mais le vrai site est {site}." },
    'program-download': { seen: 'Ce lien télécharge une application ou un programme (.{ending}).' },
    'double-file-ending': { seen: 'Le fichier cache sa vraie nature : il finit par {ending}.' },
    'page-in-system-folder': {
      seen: 'La page est cachée dans un dossier technique ({folder}), comme sur un site piraté.',
    },
    'address-as-numbers': { seen: "L'adresse est faite de chiffres ({host}), sans nom de site." },
    'own-network': { seen: "{host} est une adresse de votre propre réseau, comme la page d'une box." },
    'mixed-alphabets': { seen: '« {host} » mélange des lettres de plusieurs alphabets.' },
    'hidden-characters': { seen: "Des caractères invisibles sont cachés dans l'adresse." },
    'shortened-link': {
      seen: "Ce lien court promet « {word} » et cache l'adresse où il mène.",
      undecided: "Ce lien court cache l'adresse où il mène : nous ne pouvons pas la voir.",
    },
    'invitation-link': {
      seen: 'Ce lien ouvre une discussion qui promet « {word} ».',
      undecided: 'Ce lien ouvre une discussion ou un groupe ({host}). On ne voit pas qui est derrière.',
    },
    'open-platform': {
      seen: 'Chacun peut utiliser {host} : ce nom connu ne dit pas qui est derrière cette page.',
    },
    'free-host': { seen: "N'importe qui peut créer gratuitement un site sur {host}." },
    'lure-words': { seen: "L'adresse contient des mots qui attirent ou qui pressent : {words}." },
    'mail-address-in-link': { seen: 'Une adresse e-mail ({mail}) est déjà écrite dans le lien.' },
    'risky-ending': { seen: 'Beaucoup de faux sites finissent par .{ending}.' },
    'random-name': { seen: '« {name} » ressemble à des lettres tapées au hasard.' },
    'numbers-in-name': { seen: 'Le nom du site contient une suite de chiffres ({digits}).' },
    'chain-of-hyphens': { seen: 'Le nom « {name} » enchaîne beaucoup de mots avec des tirets.' },
    'long-subdomains': { seen: 'Beaucoup de mots sont placés devant le vrai site, {site}.' },
    'unusual-port': { seen: "L'adresse passe par une porte inhabituelle ({port})." },
    'redirect-elsewhere': { seen: 'Ce lien renvoie vers un autre site : {site}.' },
    'unknown-ending': { seen: "La fin d'adresse .{ending} n'existe pas sur Internet." },
    'official-line': {
      seen: "C'est une ligne officielle : {owner} ({country}). Un faux appel peut quand même afficher ce numéro.",
    },
    'personal-number': {
      seen: "{number} est un numéro britannique qui se loue sans prouver qui l'on est et sonne partout dans le monde. Ce n'est pas un mobile.",
    },
    'satellite-number': {
      seen: "{number} passe par un satellite ou un réseau sans pays. L'appeler coûte très cher.",
    },
    'transfer-code': { seen: "Composer {code} envoie de l'argent à quelqu'un d'autre." },
    'standard-code': {
      seen: "{code} montre seulement si vos appels sont renvoyés. Il n'envoie rien.",
      undecided: '{code} montre le numéro de série (IMEI) de votre téléphone. Ne le lisez à personne.',
    },
    'claimed-service': {
      seen: "« {service} » : {number} n'est pas une ligne de cette entreprise que nous connaissons.",
    },
    'official-menu-code': {
      seen: "{code} est le menu officiel de {owner} ({country}). Si quelqu'un vous guide au téléphone, raccrochez.",
      undecided:
        "{code} est une page du menu de {owner} ({country}). Ne tapez pas votre code secret si quelqu'un vous guide.",
    },
    'call-forwarding-code': { seen: 'Composer {code} envoie vos appels vers un autre téléphone.' },
    'premium-rate': { seen: 'Appeler {number} coûte très cher.' },
    'calls-come-home': {
      seen: "{code} arrête les renvois d'appels : vos appels reviennent chez vous. Il n'envoie rien.",
    },
    'menu-code': {
      seen: "Composer {code} peut envoyer de l'argent tout de suite.",
      undecided: "{code} n'est pas un numéro : c'est un code qui agit sur votre compte.",
    },
    'number-of-nobody': {
      seen: "{number} n'est attribué à personne : l'expéditeur est peut-être truqué.",
      undecided: "{number} n'a pas le bon nombre de chiffres.",
    },
    'marketing-number': { seen: 'Ce numéro français est réservé à la publicité par téléphone.' },
    'missed-call-country': {
      seen: 'Des arnaques par appel manqué ont été signalées depuis ce pays ({country}).',
    },
    'old-numbering': {
      seen: "Ancien numéro de 8 chiffres ({country}) : il en a 10 aujourd'hui. Nous avons lu {number}.",
      undecided: "Ancien numéro de 8 chiffres ({country}) : il en a 10 aujourd'hui. Demandez le nouveau.",
    },
    'number-origin': { seen: '{number} est un numéro de ce pays : {country}.' },
    'first-operator': {
      seen: "Au départ, ce numéro a été attribué à {operator}. Il a pu changer d'opérateur.",
    },
    'assumed-country': {
      seen: "Sans indicatif de pays, nous l'avons lu comme un numéro de ce pays : {country}.",
    },
    'short-number': { seen: '{number} est un numéro court : seul votre opérateur sait à qui il est.' },
    'official-profile': { seen: "C'est la page officielle de {brand}." },
    'false-service': {
      seen: 'Ce compte utilise le nom de {brand} avec « {word} », comme font les faux comptes.',
    },
    'soldier-abroad': {
      seen: '« {word} » : les faux militaires ou médecins en mission disent cela, tombent amoureux, puis demandent de l’argent.',
    },
    'borrowed-person': {
      seen: 'Ce compte utilise le nom de {name} pour proposer quelque chose.',
      undecided: "Ce compte porte le nom de {name}. On ne peut pas savoir si c'est vraiment cette personne.",
    },
    'recovery-seller': {
      seen: "« {word} » : personne ne récupère un compte ou de l'argent contre paiement.",
    },
    'misspelt-profile': { seen: '« {word} » imite le nom de {brand} avec une faute.' },
    'magic-seller': {
      seen: "« {word} » : ce genre de compte promet un miracle et demande de payer d'abord.",
    },
    'borrowed-authority': {
      seen: "Ce compte parle au nom d'une autorité (« {word} ») et propose un service.",
      undecided: '« {word} » : une autorité ne traite pas les dossiers par messagerie.',
    },
    'investment-seller': { seen: '« {word} » : ce genre de compte promet souvent un gain garanti.' },
    'loan-seller': { seen: '« {word} » : les faux prêteurs demandent des frais avant le prêt.' },
    'promise-in-name': { seen: 'Le nom promet quelque chose : « {word} ».' },
    'machine-made-name': { seen: 'Le nom « {handle} » semble fabriqué par une machine.' },
    'brand-name-profile': {
      seen: 'Le nom cite {brand}, mais rien ne montre un lien avec cette entreprise.',
      undecided: "Ce profil porte le nom de {brand}. Nous n'avons pas pu confirmer que c'est sa vraie page.",
    },
    'hook-secret': { seen: 'On vous demande un code ou des papiers qui ouvrent votre compte.' },
    'hook-code': { seen: "Ce code contient un numéro ou un montant : il agit dès qu'on le compose." },
    'hook-app': { seen: 'On vous fait installer une application hors des magasins officiels.' },
    'hook-money': { seen: "On vous parle d'argent à verser ou à envoyer." },
    'hook-link': { seen: "On vous fait suivre un lien, et rien ne dit qu'il est à l'expéditeur." },
    'hook-number': {
      seen: "On vous mène vers un numéro que nous ne connaissons pas comme celui d'un service.",
    },
    'hook-talk': { seen: 'On vous fait continuer ailleurs, avec une personne que rien ne confirme.' },
    'operator-menu': {
      seen: 'Le code {code} ouvre un menu de {owner} ({country}). Il ne prouve pas qui a écrit le message.',
    },
    'receipt-form': {
      seen: "Ce texte a la forme d'un reçu, mais un faux reçu s'écrit aussi. Seul le solde de votre propre menu compte.",
    },
    'asks-secret-code': {
      seen: 'On vous demande un code secret. Aucun opérateur et aucune banque ne le fait.',
    },
    'wrong-transfer': {
      seen: "On vous demande de renvoyer un « transfert par erreur ». Souvent, l'argent n'est jamais arrivé.",
    },
    'payment-first': { seen: 'On vous demande de payer avant de recevoir quelque chose.' },
    'guaranteed-gain': { seen: "On vous promet un gain garanti ou très rapide. Cela n'existe pas." },
    'false-prize': { seen: "On vous annonce un gain et on vous demande d'agir pour le toucher." },
    'account-trap': { seen: 'On vous fait craindre un blocage de compte pour vous faire agir vite.' },
    'parcel-trap': { seen: "On vous parle d'un colis bloqué pour vous faire payer ou ouvrir un lien." },
    'fine-trap': {
      seen: 'On vous réclame une amende ou un péage par un lien. Demandez au service lui-même.',
    },
    'aid-trap': { seen: 'On vous promet une aide ou un remboursement si vous ouvrez un lien.' },
    blackmail: { seen: "On vous menace pour obtenir de l'argent." },
    'false-authority': { seen: 'On se dit de la police ou de la justice pour vous faire payer.' },
    'demands-secrecy': { seen: "On vous demande de garder le secret. C'est pour vous priver d'un conseil." },
    'false-urgency': { seen: 'On vous presse pour vous empêcher de réfléchir.' },
    'guided-dialling': { seen: 'On vous fait composer un code qui peut envoyer votre argent.' },
    'remote-app': { seen: 'On vous fait installer une application qui donne la main sur votre téléphone.' },
    'family-emergency': { seen: "Quelqu'un se dit votre proche, avec un nouveau numéro ou une urgence." },
    'easy-job': { seen: "On vous propose un travail trop facile pour ce qu'il paie." },
    'easy-loan': { seen: 'On vous propose un prêt sans garantie ni contrôle. Des frais suivront.' },
    'love-for-money': { seen: "Des mots d'amour, puis une demande d'argent." },
    'false-inheritance': { seen: 'Un inconnu vous promet une fortune ou un héritage.' },
    'magic-offer': { seen: "On vous promet un miracle contre de l'argent." },
    'false-recovery': {
      seen: "On vous promet de récupérer de l'argent perdu. C'est souvent une deuxième arnaque.",
    },
    'wallet-drain': {
      seen: "Ce que l'on vous demande ouvre votre portefeuille de cryptomonnaie à un inconnu.",
    },
    'voucher-demand': { seen: "On vous demande de payer en cartes ou coupons : l'argent ne revient jamais." },
    'chain-message': { seen: 'On vous fait envoyer le message à vos contacts pour « gagner ».' },
    'asks-identity': { seen: 'On vous demande des papiers ou des données de carte.' },
    'link-to-follow': {
      seen: 'On vous pousse à ouvrir un lien pour régler un problème ou toucher quelque chose.',
    },
    'deposit-unseen': { seen: "On vous demande une avance pour une chose que vous n'avez pas vue." },
    'plea-for-money': { seen: "On vous demande de l'argent sur un numéro, à cause d'un malheur." },
    'brand-with-strange-link': { seen: 'Le message parle au nom de {brand}, mais le lien mène à {site}.' },
    'other-channel': { seen: "On vous fait passer sur une autre messagerie pour parler d'argent." },
  },
  advice: {
    'do-not-open': "N'ouvrez pas ce lien.",
    'do-not-type-secrets': "N'y tapez ni code secret, ni mot de passe, ni numéro de carte.",
    'type-address-yourself': "Tapez vous-même l'adresse officielle que vous connaissez.",
    'ask-where-it-leads': "Demandez à l'expéditeur l'adresse complète du site.",
    'check-with-company': "Vérifiez auprès de l'entreprise, par un numéro que vous connaissez déjà.",
    'do-not-install': "N'installez pas cette application.",
    'do-not-share-code': 'Ne donnez votre code à personne, même à un agent.',
    'do-not-pay-first': "Ne payez rien d'avance.",
    'do-not-send-back': "Ne renvoyez pas d'argent : c'est à l'expéditeur d'appeler son opérateur.",
    'do-not-dial': "Ne composez pas le code qu'on vous dicte.",
    'hang-up': 'Raccrochez.',
    'call-known-number': 'Appelez la personne sur le numéro que vous aviez déjà.',
    'do-not-give-in': "Ne payez pas et ne cédez pas. Ce n'est pas votre faute.",
    'do-not-share-identity': "N'envoyez pas de photo de vos papiers.",
    'ask-someone-trusted': "Demandez l'avis d'une personne de confiance avant d'agir.",
    'keep-evidence': 'Gardez les messages et le numéro comme preuve.',
    'stop-answering': 'Ne répondez plus.',
    'compare-letters': "Comparez l'adresse lettre par lettre avec la vraie.",
    'check-balance-yourself': 'Vérifiez vous-même votre solde avec le code de votre opérateur.',
    'do-not-call-back': 'Ne rappelez pas ce numéro.',
    'report-here': 'Signalez-le ici pour prévenir les autres.',
    'stay-careful': 'Restez prudent : ne donnez jamais votre code, et vérifiez avant de payer.',
  },
  analysis: {
    link: {
      safe: 'Cette adresse est connue et officielle.',
      unknown: 'Rien de suspect trouvé dans cette adresse. Cela ne prouve pas que le site est honnête.',
      caution: 'Cette adresse a des points suspects. Vérifiez avant de continuer.',
      danger: "Cette adresse ressemble à un piège. N'ouvrez pas la page.",
    },
    number: {
      safe: 'Ce numéro est connu et officiel.',
      unknown: 'Rien de suspect trouvé pour ce numéro. Un numéro seul ne prouve rien.',
      caution: 'Ce numéro a des points suspects. Vérifiez avant de répondre.',
      danger: "De forts signes d'arnaque pour ce numéro. Ne répondez pas et n'envoyez rien.",
    },
    profile: {
      safe: 'Cette page est connue et officielle.',
      unknown: 'Rien de suspect trouvé pour ce profil. Cela ne prouve pas qui est derrière.',
      caution: 'Ce profil a des points suspects. Vérifiez avant de répondre.',
      danger: "Ce profil ressemble à un faux compte. Ne répondez pas et n'envoyez rien.",
    },
    conversation: {
      safe: "Ce message dit la même chose qu'une source officielle.",
      unknown:
        "Rien de suspect trouvé dans ce message. Restez prudent si on vous demande de l'argent ou un code.",
      caution: "Je ne peux pas trancher pour ce message. Vérifiez avant d'agir.",
      danger: "Ce message ressemble à une arnaque. N'envoyez rien et ne donnez aucun code.",
    },
  },
  nothingFound: {
    link: "Aucun signe d'arnaque n'a été trouvé dans l'adresse. Nous n'avons pas vu la page elle-même.",
    number: "Aucun signe d'arnaque n'a été trouvé, et nous ne savons pas à qui est ce numéro.",
    profile: "Aucun signe d'arnaque n'a été trouvé, et nous ne savons pas qui tient ce profil.",
    conversation: "Aucun signe d'arnaque n'a été trouvé dans le texte.",
  },
  unreadable: {
    link: "Ce texte n'est pas un lien : nous n'y trouvons pas d'adresse de site.",
    number: "Ce texte n'est pas un numéro de téléphone.",
    profile: "Ce texte n'est ni un nom de profil ni son adresse.",
    conversation: 'Ce message ne contient pas de texte à lire.',
  },
});
