import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { ParticularWords } from './index.ts';

/** French. */
export const fr: ParticularWords = withBoundSpaces({
  'faked-video':
    'Un appel vidéo se truque : un film volé, ou un visage changé par ordinateur. Cela ne prouve rien.',
  'faked-voice':
    "Une voix s'imite avec un téléphone ou un ordinateur. Raccrochez, et appelez cette personne sur son ancien numéro.",
  'their-papers':
    "La photo d'une pièce d'identité est souvent volée à une autre victime. Elle ne dit pas qui vous écrit.",
  uniform:
    'Une tenue, un badge ou une carte se copie ou se loue. Demandez à son service, sans passer par cette personne.',
  stamped:
    "Un cachet, un logo ou une signature se copie en quelques minutes. Seul le service nommé peut dire si c'est vrai.",
  'rented-office':
    'Un bureau se loue pour un mois, avec une enseigne. Demandez aux voisins depuis quand il est là.',
  'bought-page': "Une page, des abonnés et de bons avis s'achètent. Cela ne dit pas qui est derrière.",
  'name-shown':
    'Le nom affiché est celui de la personne qui a enregistré la puce. Une puce se loue ou se vole.',
  'long-time': "Écrire chaque jour pendant des mois, c'est leur métier. Le temps passé ne prouve rien.",
  'holy-title':
    'Un titre religieux peut être faux, ou la personne trompée elle-même. Vérifiez la demande, pas le titre.',
  'friend-believes':
    'Un proche de bonne foi peut être trompé aussi. Dites-lui ce que vous savez, sans le juger.',
  'part-is-lost': 'Même une petite somme est perdue, et elle les fait revenir pour plus.',
  'no-part-yet': "N'avancez rien, même une partie, avant d'avoir vérifié ou vu la chose.",
  'paid-for-good':
    'Cet argent-là ne revient presque jamais. Ne payez un inconnu ni par transfert au guichet, ni par carte cadeau, ni en crypto.',
  'pay-the-service':
    "Demandez à payer au guichet ou sur le compte du service, contre un reçu. Un service sérieux l'accepte.",
  'no-parcel':
    "N'attendez pas ce colis : il n'existe sans doute pas. La douane n'encaisse jamais sur un numéro personnel.",
  'days-ago':
    "Après plusieurs jours, l'argent revient rarement. Déclarez-le quand même : cela peut aider l'enquête, et protéger d'autres personnes.",
  'tell-partner':
    "Dites-le simplement, aujourd'hui, avec les messages sous les yeux. Un proche prévenu tôt aide mieux.",
  'tell-boss':
    "Dites-le avant qu'on le découvre : l'heure, la somme, les messages, et ce que vous avez fait depuis.",
  'tell-group':
    'Prévenez tout de suite les responsables du groupe, avec les preuves. Attendre ressemblerait à cacher.',
  'money-of-others':
    'Prévenez la personne à qui est cet argent, et montrez-lui les messages. Convenez par écrit de la suite.',
  'tell-parents':
    "Choisissez la personne qui s'énerve le moins, et dites-le-lui d'abord. Cela arrive à des gens très prudents.",
  'they-ring':
    "Ne décrochez pas, et bloquez chaque nouveau numéro : c'est la même équipe. Gardez la liste des appels.",
  'no-traps':
    "N'essayez pas de les piéger seul : ils sont souvent plusieurs. Donnez ce que vous avez à la police.",
  'missed-call':
    "Ne rappelez pas un numéro étranger inconnu : l'appel peut coûter cher. Qui a besoin de vous écrira.",
  'closed-place':
    "N'y allez pas seul, ni le soir, ni dans un lieu fermé. C'est dangereux pour vous, pas seulement pour l'argent.",
  'meet-by-day':
    "Choisissez un lieu public, de jour, avec un proche. N'emportez pas l'argent la première fois.",
  'at-the-door': "N'ouvrez pas. Appelez un voisin ou un proche, et la police si la personne reste.",
  'leave-group':
    'Faites des captures des messages et des numéros, prévenez en privé ceux que vous connaissez, puis quittez le groupe.',
  'brought-others':
    "Prévenez ces personnes aujourd'hui, et dites que vous y avez cru aussi. Ne faites plus entrer personne.",
  'account-number':
    "Avec un numéro de compte seul, on ne retire en général pas d'argent. Regardez vos relevés, et ne donnez aucun code.",
  'number-alone':
    'Avec votre seul numéro, on peut surtout vous appeler encore. Ne donnez jamais un code que vous recevez.',
  'photo-alone':
    'Avec une photo, on peut créer un faux profil. Prévenez vos proches, et signalez ce profil si vous le voyez.',
  'only-opened':
    "Si vous n'avez rien tapé ni rien installé, le risque est faible. Sinon, changez vos codes maintenant.",
  'only-answered':
    "Répondre ne donne pas accès à votre argent. Ce qui compte : n'avoir donné ni code, ni papiers.",
  'clean-phone':
    'Une application installée pour eux se supprime ; changez ensuite vos codes depuis un autre téléphone. Sans application, rien à formater.',
  'bank-of-number':
    "Appelez aussi la banque : dites que ce numéro n'est plus sûr, et demandez de bloquer l'accès.",
  curse:
    "La peur d'un sort sert à vous faire payer. Parlez-en à un responsable religieux que vous connaissez déjà.",
  'tell-them-first':
    "Prévenez vous-même deux ou trois proches : « On me fait chanter. N'ouvrez rien. » La menace perd sa force.",
  'know-my-home':
    "Ils menacent de loin, avec ce qu'ils ont lu sur vous. Si quelqu'un vient, n'ouvrez pas et appelez la police.",
  'check-land':
    "Demandez l'état du titre au service du foncier, avec le numéro du plan. Parlez aux voisins et au chef du quartier.",
  'check-hospital':
    "Appelez l'accueil de l'hôpital par son numéro public : cette personne y est-elle ? Un hôpital encaisse à sa caisse.",
  'check-school':
    "Demandez au secrétariat de l'école ou au service des examens, sans passer par cette personne.",
  'check-vehicle':
    'Comparez le numéro de châssis avec la carte grise. Faites voir les deux au service des véhicules ou à la police.',
  'check-embassy':
    "Demandez à l'ambassade ou à son centre de visas, par le site officiel. Aucun des deux ne vend de place.",
  'check-job':
    "Un vrai employeur ne fait rien payer avant le premier salaire. Demandez à l'entreprise elle-même si le poste existe.",
  'check-loan':
    "Un vrai prêteur ne demande rien d'avance. Voyez une banque ou une microfinance agréée, à son guichet.",
  'check-rent':
    'Visitez, parlez aux voisins et au propriétaire, puis signez. Payez seulement après, contre un reçu.',
  'check-gain':
    'Personne ne peut garantir un gain. Demandez à la banque centrale ou au gendarme des marchés si la société est agréée.',
  'check-picture':
    'Cherchez sa photo dans Google Images. La même photo sous un autre nom est une photo volée.',
  'check-firm':
    'Cherchez le nom au registre du commerce, puis appelez par un numéro trouvé ailleurs que chez eux.',
  'ask-receipt':
    'Demandez un reçu avec la date, la somme, le nom et la signature. Gardez-le avec les messages.',
  'word-otp':
    "C'est un code qui arrive par SMS et qui vaut votre signature. Il se tape par vous seul, et ne se dit à personne.",
  'word-pin':
    "Le PIN est le code secret de votre compte ou de votre puce. Aucun agent, aucune banque n'a besoin de le connaître.",
  'word-kyc':
    "C'est la vérification de votre identité par une banque ou un opérateur. Elle se fait à l'agence ou dans l'application officielle.",
  'word-apk':
    "C'est une application qui ne vient pas du magasin officiel. Elle peut lire vos SMS et vos codes : n'en installez pas.",
  'word-iban':
    "C'est l'adresse de votre compte en banque, pour recevoir de l'argent. Elle suffit rarement pour en prendre.",
  'word-phishing':
    "On vous attire sur une fausse page pour prendre vos codes. Ne tapez un code que dans l'application officielle.",
  'word-crypto':
    "C'est de l'argent sur internet, sans banque ni opérateur. Une fois envoyé, personne ne peut le faire revenir.",
  'matter-copy':
    "Sur une copie, cachez ce qui n'est pas demandé. Barrez-la, et écrivez dessus pour qui et à quelle date.",
  'matter-passport':
    'Un passeport ne se garde pas en gage. Votre consulat ou la police peut le réclamer pour vous.',
  'matter-signing':
    "Ne signez rien que vous n'avez pas fait lire à une personne de confiance. Une signature peut valoir promesse de payer.",
  'matter-force':
    'Ne vous battez pas. Appelez des témoins et la police, et demandez le papier qui permet de prendre la chose.',
  'matter-health':
    "Pour la santé, demandez tout de suite au centre de santé ou au pharmacien. Éloignez les enfants d'un produit douteux.",
  'matter-loading': "Rien ne part avant que l'argent soit compté, ou vu sur votre propre solde.",
  'matter-weighing':
    'Repesez vous-même, devant témoins, sur une balance que vous connaissez. Écrivez le poids.',
  'matter-wages':
    "L'inspection du travail reçoit gratuitement les plaintes sur les salaires. Apportez les messages, les dates et des témoins.",
  'matter-repair':
    "Faites-le voir par un réparateur que vous connaissez, et faites écrire ce qu'il trouve. Payez après.",
  'matter-delivery':
    'Regardez la chose devant le livreur, et filmez. Payez, ou donnez le code de livraison, seulement ensuite.',
  'matter-bill':
    "Payez au guichet ou dans l'application de la compagnie, avec votre numéro d'abonné. Là, on vous dit ce qui est réglé.",
  'matter-dues':
    "Demandez l'ordre de mission et un reçu officiel. Sans eux, ne payez pas, et allez vérifier au bureau de la mairie.",
  'matter-lost-papers':
    'Déclarez la perte à la police. Ce papier vous protège, et il sert à refaire le document.',
  'matter-court':
    'Une maison de justice, une association ou le barreau conseille souvent gratuitement. Apportez vos papiers.',
  'matter-debt':
    'Réunissez la famille et des témoins avant toute réponse. Demandez la preuve écrite, et prenez-la en photo.',
  'matter-thief':
    "N'arrêtez personne vous-même. Notez ce qui est dit devant témoins, et laissez la police interroger.",
  'matter-together': 'Allez-y à plusieurs, avec vos reçus et vos messages : une plainte commune pèse plus.',
  'filmed-thing':
    "On peut filmer la chose d'un autre. Payez seulement devant elle, quand vous l'avez vue de vos yeux.",
  'sender-name':
    "Le nom en haut d'un SMS se falsifie. Regardez votre solde vous-même, dans l'application ou au guichet.",
  'number-on-a-page':
    "Un chiffre sur leur page n'est pas de l'argent. De vrais frais se retirent du gain : ils ne se paient pas d'avance.",
  'scratched-card':
    'Un code de recharge donné est perdu. Ne grattez plus rien, et gardez les cartes qui restent.',
  cheque:
    'Un chèque peut revenir impayé plusieurs jours après. Ne donnez rien avant que votre banque le dise encaissé.',
  'another-buyer':
    "« Quelqu'un d'autre attend » est une vieille ruse pour vous empêcher de vérifier. Ce qui est vrai attend une heure.",
  'a-right-stays': 'Un vrai droit se perd rarement en deux jours. Le service vous le dira à son guichet.',
  'low-price':
    'Un prix très bas cache souvent un vol, une copie, ou rien du tout. Voyez et essayez avant de payer.',
  'fees-on-the-wall': 'Demandez à voir le tarif affiché, et comparez avec un autre agent.',
  'loan-owed': 'Demandez par écrit ce que vous avez reçu et déjà rendu. Ne payez rien sous la menace.',
  'hold-nobody': 'Ne retenez personne de force. Notez le visage et la plaque, et appelez la police.',
  'cannot-write': 'Vous pouvez parler : la police écrit pour vous. Venez avec un proche qui vous aide.',
  'looked-in':
    'Coupez internet, supprimez cette application, puis changez vos codes depuis un autre appareil.',
  'office-closed': "N'attendez pas l'ouverture : appelez le service client, ou bloquez dans l'application.",
  'ask-what-only-they-know':
    'Posez une question dont seule cette personne connaît la réponse. Puis raccrochez, et appelez son ancien numéro.',
  'word-qr':
    "C'est un dessin qui ouvre un lien ou un paiement. Tant que vous ne le scannez pas, il ne fait rien.",
  'word-swift': "C'est un papier de virement, facile à fabriquer. Seul l'argent vu sur votre compte est là.",
  'matter-guarantee':
    "Se porter garant, c'est payer à la place de l'autre. Ne signez que si vous pouvez tout payer.",
  'paid-is-paid': 'Ce qui est payé est sans doute perdu de toute façon. Payer encore ne le ramène pas.',
  'small-withdrawal':
    "Même si un petit retrait passe, c'est l'appât. Ne remettez rien, et ne payez aucuns frais pour retirer.",
  'free-thanks': "C'est un geste libre, pas une dette. Donnez ce que vous voulez, une fois la chose en main.",
  'wants-to-pay':
    "Montrez-lui cet échange, et vérifiez ensemble d'abord. Qui paie une fois est sollicité encore.",
  'they-send-police':
    "C'est une menace pour vous presser. Qui trompe ne va pas à la police : allez-y vous-même, avec les messages.",
  'line-is-busy':
    "Continuez d'appeler, et allez à l'agence la plus proche avec votre pièce d'identité et le SMS du transfert.",
  'facts-alone':
    "Dites seulement les faits : ce qu'on vous a demandé, et comment. N'accusez personne par son nom.",
  'copied-is-copied':
    "Ce qu'ils ont copié, ils l'ont déjà. Faites des captures, retirez les autorisations, puis supprimez l'application.",
  'blocked-or-not':
    "Bloqué ou non, on peut l'envoyer, et payer ne l'empêche pas. Sans réponse, beaucoup abandonnent.",
  'hide-friends':
    "Facebook : Paramètres, Confidentialité, « Qui peut voir votre liste d'amis », puis « Moi uniquement ».",
  'name-alone':
    'Un nom ou une date de naissance ne suffit pas : il leur faut un code. Méfiez-vous de qui les récite au téléphone.',
  'leave-it-there':
    'Laissez votre argent où il est : le faire déplacer est souvent le piège suivant. Appelez votre banque ou votre opérateur.',
  'whatsapp-waits':
    "Attendez le temps que WhatsApp affiche, sans réessayer. Puis tapez vous-même le code reçu, dans l'application.",
  sworn: "Qui trompe jure et prie aussi. On ne paie pas pour recevoir : c'est cela qui compte.",
  'check-serial':
    "Lisez le numéro sur la machine et comparez-le, chiffre par chiffre, avec la facture. Gratté ou différent : n'achetez pas.",
  'check-link':
    "Regardez l'adresse : un mot ajouté ou une autre fin est un mauvais signe. Tapez vous-même l'adresse officielle.",
  'matter-forwarding':
    "Ce code coupe le renvoi de vos appels : c'est bien. Ne composez aucun autre code qu'on vous dicte.",
  'matter-fine':
    "Demandez au guichet du service comment contester, jusqu'à quand, et à voir la preuve. Ne payez que là.",
  'matter-debit':
    "Demandez à votre agence à quoi sert ce débit, et comment l'arrêter. Regardez s'il est déjà passé avant.",
});
