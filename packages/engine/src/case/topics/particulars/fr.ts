import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { ParticularWords } from './index.ts';

/** French. */
export const fr: ParticularWords = withBoundSpaces({
  'faked-video':
    'Un appel vidéo se truque : un film volé, ou un visage changé par ordinateur. Cela ne prouve rien.',
  'faked-voice':
    "Une voix s'imite avec un téléphone ou un ordinateur. Raccrochez, et appelez le numéro que vous aviez avant, ou le service lui-même.",
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
    'Le nom affiché est celui du compte ou de la puce. Un compte ou une puce se prête, se loue ou se vole.',
  'long-time': "Écrire chaque jour pendant des mois, c'est leur métier. Le temps passé ne prouve rien.",
  'holy-title':
    'Un titre religieux peut être faux, ou la personne trompée elle-même. Vérifiez la demande, pas le titre.',
  'friend-believes':
    'Un proche de bonne foi peut être trompé aussi. Dites-lui ce que vous savez, sans le juger.',
  'part-is-lost': 'Même une petite somme est perdue, et elle les fait revenir pour plus.',
  'no-part-yet': "N'avancez rien, même une partie, avant d'avoir vérifié ou vu la chose.",
  'paid-for-good':
    "Ne payez pas un inconnu ainsi. Si c'est parti, appelez tout de suite l'agence ou la marque de la carte : non retiré, cela peut s'annuler.",
  'pay-the-service':
    "Demandez à payer au guichet ou sur le compte du service, contre un reçu. Un service sérieux l'accepte.",
  'no-parcel':
    "N'attendez pas ce colis : il n'existe sans doute pas. La douane n'encaisse jamais sur un numéro personnel.",
  'days-ago':
    "Avec le temps, l'argent revient moins souvent. Demandez quand même : un paiement par carte peut se contester à la banque après des semaines.",
  'tell-partner':
    "Si vous avez peur des coups, parlez d'abord à une autre personne sûre. Sinon, dites-le tôt, avec les messages.",
  'tell-boss':
    "Dites-le avant qu'on le découvre : l'heure, la somme, les messages, et ce que vous avez fait depuis.",
  'tell-group':
    'Prévenez tout de suite les responsables du groupe, avec les preuves. Attendre ressemblerait à cacher.',
  'money-of-others':
    'Prévenez la personne à qui est cet argent, et montrez-lui les messages. Convenez par écrit de la suite.',
  'tell-parents':
    "Choisissez l'adulte qui s'énerve le moins, même hors de la maison, et dites-le-lui d'abord. Cela arrive à des gens très prudents.",
  'they-ring':
    'Ne décrochez pas, et gardez la liste des appels. Si on dit être la banque ou la police, appelez vous-même le numéro officiel.',
  'no-traps':
    "N'essayez pas de les piéger, même à plusieurs : c'est dangereux, et on peut vous punir. Donnez ce que vous avez à la police.",
  'missed-call':
    "Ne rappelez pas un numéro étranger inconnu : l'appel peut coûter cher. Demandez d'abord à vos proches s'ils connaissent ce numéro.",
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
    "Ne le donnez pas avant d'avoir vérifié qui demande. S'il est parti, prévenez votre banque, surtout si votre signature est partie aussi.",
  'number-alone':
    'Avec votre seul numéro, on peut surtout vous appeler encore. Ne donnez jamais un code que vous recevez.',
  'photo-alone':
    'Avec une photo, on peut créer un faux profil. Prévenez vos proches, et signalez ce profil si vous le voyez.',
  'only-opened':
    "Si vous n'avez rien tapé, installé ni autorisé, le risque est faible. Sinon, avec un autre téléphone, appelez votre banque ou votre opérateur, puis changez vos codes.",
  'only-answered':
    "Répondre ne donne pas accès à votre argent. Ce qui compte : n'avoir donné ni code, ni papiers.",
  'clean-phone':
    "Supprimez l'application installée pour eux, et changez vos codes depuis un autre téléphone. Si elle ne part pas, faites effacer le téléphone.",
  'bank-of-number':
    "Appelez aussi la banque : dites que ce numéro n'est plus sûr, et demandez de bloquer l'accès.",
  curse:
    "La menace d'un sort sert à vous faire payer ou obéir. Si on menace de vous tuer, ou si on vous fait voyager, allez à la police. Un enfant malade va au centre de santé.",
  'tell-them-first':
    "Parlez d'abord à un adulte sûr. Puis, si c'est sans danger pour vous : « On me fait chanter. N'ouvrez rien. »",
  'know-my-home':
    'Beaucoup menacent de loin. Mais si la personne vous connaît ou est déjà venue, prévenez la police et vos proches. Ne restez pas seul.',
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
    "Une vraie microfinance peut demander une épargne ou des frais, à son guichet, contre un reçu. Jamais sur le numéro d'une personne.",
  'check-rent':
    'Visitez, parlez aux voisins et au propriétaire, puis signez. Payez seulement après, contre un reçu.',
  'check-gain':
    "Un gain élevé et sûr n'existe pas. Demandez à la banque centrale ou à l'autorité des marchés financiers si la société est agréée.",
  'check-picture':
    'Cherchez sa photo dans Google Images. La même photo sous un autre nom est une photo volée.',
  'check-firm':
    "Demandez au registre du commerce, ou au ministère pour une ONG ou une agence. Être inscrit ne prouve pas l'honnêteté : vérifiez aussi l'offre.",
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
  'subject-copy':
    "Sur une copie, cachez ce qui n'est pas demandé. Barrez-la, et écrivez dessus pour qui et à quelle date.",
  'subject-passport':
    "Pour un visa, on peut le laisser un temps, contre un reçu. Personne ne peut le garder pour une dette : allez à la police, ou au consulat à l'étranger.",
  'subject-signing':
    "Ne signez rien que vous n'avez pas fait lire à une personne de confiance. Une signature peut valoir promesse de payer.",
  'subject-force':
    'Si on prend la chose de force, ne vous battez pas. Appelez des témoins et la police, et demandez la décision du juge.',
  'subject-health':
    'Fuite de gaz : aérez, ni feu ni lampe, sortez et appelez les pompiers. Pour un malade ou un produit douteux, allez au centre de santé.',
  'subject-loading': "Rien ne part avant que l'argent soit compté, ou vu sur votre propre solde.",
  'subject-weighing':
    'Repesez vous-même, devant témoins, sur une balance que vous connaissez. Écrivez le poids.',
  'subject-wages':
    "Pour un salaire non payé, l'inspection du travail vous écoute gratuitement. Apportez les messages, les dates et des témoins.",
  'subject-repair':
    "Faites-le voir par un réparateur que vous connaissez, et faites écrire ce qu'il trouve. Payez après.",
  'subject-delivery':
    'Regardez la chose devant le livreur, et filmez. Payez, ou donnez le code de livraison, seulement ensuite.',
  'subject-bill':
    "Payez au guichet ou dans l'application de la compagnie, avec votre numéro d'abonné. Là, on vous dit ce qui est réglé.",
  'subject-dues':
    'Demandez vous-même à la mairie si vous devez cette taxe, et combien. Payez seulement contre un reçu officiel.',
  'subject-lost-papers':
    "Carte bancaire ou puce : faites-la bloquer d'abord. Puis déclarez la perte à la police, et gardez ce papier.",
  'subject-court':
    "Cherchez vous-même une aide juridique gratuite : barreau, association de juristes, maison de justice s'il y en a. Ne prenez pas l'avocat qu'ils envoient.",
  'subject-debt':
    "Ne promettez et ne payez rien avant d'avoir vu la preuve écrite. Un héritier ne doit pas toujours payer : demandez conseil.",
  'subject-thief':
    "N'arrêtez personne vous-même. Notez ce qui est dit devant témoins, et laissez la police interroger.",
  'subject-together':
    "Allez ensemble à la police, avec vos reçus et vos messages : une plainte commune pèse plus. N'allez pas chez la personne.",
  'filmed-thing':
    "On peut filmer la chose d'un autre. Payez seulement devant elle, quand vous l'avez vue de vos yeux.",
  'sender-name':
    "Le nom en haut d'un SMS se falsifie. Regardez votre solde vous-même, dans l'application ou au guichet.",
  'number-on-a-page':
    "Un chiffre sur leur page n'est pas de l'argent. De vrais frais se retirent du gain : ils ne se paient pas d'avance.",
  'scratched-card':
    'Un code de recharge donné est perdu. Ne grattez plus rien, et gardez les cartes qui restent.',
  cheque:
    "Un chèque peut revenir impayé plusieurs jours après, même crédité. Ne donnez rien avant que votre banque dise : c'est définitif.",
  'another-buyer':
    "« Quelqu'un d'autre attend » est une vieille ruse pour vous empêcher de vérifier. Ce qui est vrai attend une heure.",
  'a-right-stays':
    "Une vraie date limite est écrite sur le site officiel ou au guichet. Vérifiez-la là, aujourd'hui, puis décidez.",
  'low-price':
    'Un prix très bas cache souvent un vol, une copie, ou rien du tout. Voyez et essayez avant de payer.',
  'fees-on-the-wall': 'Demandez au guichet à voir le tarif, et un reçu pour ces frais.',
  'loan-owed':
    "Gardez la preuve de ce que vous avez reçu et rendu. Si vous rendez, c'est par la voie officielle, jamais à qui menace.",
  'hold-nobody': 'Ne retenez personne de force. Notez le visage et la plaque, et appelez la police.',
  'cannot-write': 'Vous pouvez parler : la police écrit pour vous. Venez avec un proche qui vous aide.',
  'looked-in':
    'Coupez internet, supprimez cette application, puis changez vos codes depuis un autre appareil.',
  'office-closed': "N'attendez pas l'ouverture : appelez le service client, ou bloquez dans l'application.",
  'ask-what-only-they-know':
    'Posez une question dont seule cette personne connaît la réponse. Puis raccrochez, et appelez le numéro que vous aviez avant.',
  'word-qr':
    "C'est un dessin qui ouvre un lien ou un paiement. Tant que vous ne le scannez pas, il ne fait rien.",
  'word-swift': "C'est un papier de virement, facile à fabriquer. Seul l'argent vu sur votre compte est là.",
  'subject-guarantee':
    "Se porter garant, c'est payer si l'autre ne paie pas. Ne signez que si vous pouvez tout payer.",
  'paid-is-paid': 'Ce qui est payé est sans doute perdu de toute façon. Payer encore ne le ramène pas.',
  'small-withdrawal':
    "Même si un petit retrait passe, c'est l'appât. Ne remettez rien, et ne payez aucuns frais pour retirer.",
  'free-thanks':
    'Vous ne devez rien. Entre voisins, remerciez comme vous voulez. À un agent public, ne donnez rien : cela peut être puni.',
  'wants-to-pay':
    "Montrez-lui cet échange, et vérifiez ensemble d'abord. Qui paie une fois est sollicité encore.",
  'they-send-police':
    "C'est souvent dit pour vous presser. Mais n'ignorez pas une convocation écrite : vérifiez-la au commissariat, et allez-y avec un proche.",
  'line-is-busy':
    "Si le service client ne répond pas, bloquez dans l'application officielle, ou allez à l'agence avec votre pièce d'identité.",
  'facts-alone':
    'Dans un groupe, dites seulement les faits, sans nom ni photo. À la police, donnez tout : nom, numéro, messages.',
  'copied-is-copied':
    "Ce qu'ils ont copié, ils l'ont déjà. Faites des captures, retirez les autorisations, puis supprimez l'application.",
  'blocked-or-not':
    "Faites des captures, signalez le compte, puis bloquez. Payer n'empêche rien ; sans réponse, beaucoup abandonnent.",
  'hide-friends':
    "Facebook : Paramètres, Confidentialité, « Qui peut voir votre liste d'amis », puis « Moi uniquement ».",
  'name-alone':
    "Un nom et une date de naissance aident à vous tromper ou à voler votre puce. Si une carte, un code ou un numéro d'identité est parti aussi, prévenez banque et opérateur.",
  'leave-it-there':
    "Ne déplacez rien vers un compte ou un numéro qu'on vous dicte. Faites d'abord bloquer le compte par votre banque ou votre opérateur.",
  'whatsapp-waits':
    "Pendant l'attente, prévenez vos contacts par appel ou SMS. Ensuite, tapez vous-même le nouveau code, dans WhatsApp seulement.",
  sworn: "Qui trompe jure et prie aussi. On ne paie pas pour recevoir : c'est cela qui compte.",
  'check-serial':
    "Lisez le numéro sur la machine et comparez-le, chiffre par chiffre, avec la facture. Gratté ou différent : n'achetez pas.",
  'check-link':
    "Regardez l'adresse : un mot ajouté ou une autre fin est un mauvais signe. Tapez vous-même l'adresse officielle.",
  'subject-forwarding':
    "Ce code coupe le renvoi de vos appels : c'est bien. Ne composez aucun autre code qu'on vous dicte.",
  'subject-fine':
    'Avant de payer, trouvez vous-même le service et demandez si cette amende existe. Demandez aussi la preuve, et comment contester.',
  'subject-debit':
    "Demandez à votre agence à quoi sert ce débit, et comment l'arrêter. Regardez s'il est déjà passé avant.",
  'fees-are-the-trap':
    "Payer des frais d'avance pour recevoir de l'argent, un prêt ou un emploi, c'est le piège. Aucun tarif ne le rend normal.",
  'closed-place-now':
    "N'y allez pas, même de jour ou avec un proche. Si vous y êtes déjà, partez vers un lieu où il y a du monde.",
  'subject-tax-on-gain':
    'Aucun État ne fait payer une taxe à une personne privée pour débloquer un gain. Ne payez pas, même contre un reçu.',
  'stolen-chat':
    'Dans un compte volé, le voleur a lu vos messages : une question ne suffit pas. Appelez la personne sur le numéro que vous aviez avant.',
  'word-mtcn':
    "C'est le numéro d'un transfert Western Union. Donnez-le seulement à la personne qui doit retirer l'argent.",
});
