import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { CaseWording } from '../wording.ts';

export const say: CaseWording['say'] = withBoundSpaces({
  'secret-hidden':
    "J'ai caché un nombre ou un mot qui peut être un code secret. Je ne l'ai pas gardé. Ne l'écrivez à personne, même ici.",
  despair:
    "Ce que vous vivez est très dur, et ce n'est pas votre faute. Votre vie compte plus que tout le reste.",
  insult: 'Je comprends votre colère. Je reste là pour vous aider.',
  thanks: 'Avec plaisir. Prenez soin de vous.',
  greeting: 'Bonjour.',
  heard: "J'ai compris : {facts}.",
  'likely-scam': 'Cela ressemble fort à une arnaque : {kind}.',
  'maybe-scam': 'Attention, cela peut être une arnaque : {kind}.',
  'likely-scam-of-any': 'Cela ressemble fort à une arnaque.',
  'maybe-scam-of-any': 'Attention, cela peut être une arnaque.',
  'not-your-fault': "Ce n'est pas votre faute.",
  'do-now': 'À faire maintenant :',
  'do-also': 'Et aussi :',
  'if-gone':
    'Si vous avez déjà payé ou donné un code : appelez tout de suite votre opérateur ou votre banque, et dites-le-moi.',
  meanwhile: "En attendant, n'envoyez rien et ne donnez aucun code.",
  'new-case': 'Nouvelle analyse.',
  'signs-of-all':
    "Trois signes reviennent presque toujours : on vous presse, on vous demande de l'argent d'avance ou un code, et on vous empêche d'en parler.",
  'cannot-read':
    'Je ne sais pas bien lire cette langue. Écrivez en français ou en anglais, ou touchez une réponse.',
  danger: "Danger. C'est très probablement une arnaque.",
  'danger-in': "Danger. C'est très probablement une arnaque : {kind}.",
  caution: "Prudence. Je ne peux pas trancher. N'envoyez rien avant d'avoir vérifié.",
  'caution-in': "Prudence. Cela peut être une arnaque : {kind}. N'envoyez rien avant d'avoir vérifié.",
  unknown: "Je ne peux pas savoir avec ce que vous m'avez dit. Voici comment le savoir :",
  'unknown-of-money':
    "Je ne peux pas savoir avec ce que vous m'avez dit. N'envoyez rien avant d'avoir vérifié :",
  'unknown-but-like':
    "Cela ressemble plutôt à {kind}. Je ne peux pas le confirmer. Avant d'envoyer quoi que ce soit :",
  calm: 'Rien de suspect dans ce que vous racontez : cela ressemble à {kind}. Cela ne prouve pas tout : restez prudent.',
  safe: 'Ce que vous décrivez a été confirmé par une source sûre. Gardez quand même vos codes pour vous.',
  'they-will-say': 'Ils vont sûrement vous dire :',
  'no-reason': "Rien de ce que vous avez dit n'est un signe connu d'arnaque.",
  'say-more': 'Vous pouvez me poser une question, ajouter quelque chose, ou commencer une nouvelle analyse.',
  'moving-on': "Ce n'est pas grave, on continue.",
  'to-settle': 'Je ne peux pas encore savoir. Pour en être sûr :',
  still: "C'est noté. Mon conseil ne change pas.",
  changed: 'Ce que vous ajoutez change mon avis.',
  'reported-since':
    "Mon avis a changé depuis votre visite : d'autres personnes ont signalé ce que vous m'avez montré.",
  'cleared-since':
    "Mon avis a changé depuis votre visite : le signalement de ce que vous m'avez montré a été retiré.",
  'is-private': "Ici, personne n'est appelé ni prévenu, et nous ne demandons pas votre nom.",
  'cannot-trace':
    "Nous ne pouvons retrouver personne. La police peut demander à l'opérateur qui c'est : donnez-lui le numéro.",
  'not-promised':
    "Personne ne peut promettre que l'argent revient. Plus vite il est bloqué, plus il y a de chances.",
  'no-revenge': 'Ne faites rien vous-même : ce serait dangereux pour vous. Laissez faire la police.',
  'no-answer':
    "Je n'ai pas de réponse sûre à cette question. Posez-la au service officiel ou à une personne de confiance.",
  yes: 'Oui.',
  no: 'Non.',
  'not-yet': 'Pas encore.',
  'no-need': 'Rien de ce que vous racontez ne le demande.',
  'send-no-papers': "N'envoyez ni vos papiers, ni votre photo : ils servent à tromper en votre nom.",
  'touch-nothing':
    "N'y touchez pas. Demandez d'abord à votre banque ou à votre opérateur d'où vient cet argent.",
  'do-not-go':
    "N'y allez jamais seul, n'emportez ni argent ni papiers, et ne laissez personne venir chez vous pour cela.",
  'tell-somebody':
    "Parlez-en aujourd'hui à une personne de confiance : le secret n'aide que ceux qui trompent.",
  'no-arrest':
    "Aucune police n'annule une arrestation contre de l'argent. C'est une menace pour vous faire payer.",
  'empty-threat':
    "C'est dit pour vous faire peur et vous faire payer. Ne répondez pas, et gardez les messages.",
  'still-safe':
    "Aucun code donné, rien installé, rien tapé sur leur page : ils n'y ont en général pas accès. Sinon, changez vos codes maintenant.",
  'how-long':
    'Personne ne peut dire un délai sûr. Demandez-le au service lui-même, avec un numéro de dossier.',
  fear: "C'est normal d'avoir peur. Vous avez bien fait d'en parler.",
  glad: 'Tant mieux !',
  'most-important': "Je l'ai bien lu. Le plus important reste :",
  'proves-nothing': "Des larmes, un appel vidéo, une carte ou un tampon s'imitent. Cela ne prouve rien.",
  'paid-at-first': 'Ils paient un peu au début, ou montrent de faux paiements, pour que vous mettiez plus.',
  'others-believe': "Que d'autres y croient ou aient payé ne prouve rien. Ils ont pu être trompés aussi.",
  'if-true':
    "Vérifier prend quelques minutes. Si c'est vrai, vous le ferez juste après. Si c'est faux, vérifier vous sauve.",
  'how-known':
    "Un nom, un numéro ou une photo se trouvent sur Facebook ou WhatsApp, ou s'affichent lors d'un transfert. Les connaître ne prouve rien.",
  'where-number':
    "Le numéro du service client est sur votre carte SIM, ou dans l'application officielle. Notre page Urgence donne ceux qui sont vérifiés.",
  'say-there':
    "Dites la date, l'heure, le montant, le numéro et la référence du transfert. Demandez un numéro de dossier.",
  'bring-these':
    "Apportez votre pièce d'identité, les messages et les reçus. Demandez sur place s'il faut autre chose.",
  'do-not-wait': "N'attendez pas : plus vous tardez, moins il y a de chances.",
  'can-wait': 'Rien ne presse. Un vrai service ou un proche attend que vous ayez vérifié.',
  'papers-misused':
    'Avec vos papiers, on peut ouvrir un compte ou prendre un crédit à votre nom. Déclarez-le à la police : cela vous protège.',
  'copy-only': "Remettez une copie, au guichet du service, et gardez l'original. Ne donnez jamais de code.",
  'owe-nothing':
    "Vous ne devez rien pour ce que vous n'avez jamais reçu. Une vraie dette se règle avec le service lui-même, jamais sous la menace.",
  'do-not-borrow': "N'empruntez rien et ne vendez rien pour payer cela.",
  'warn-them':
    'Dites-leur de ne rien envoyer. Qui a déjà payé appelle tout de suite son opérateur ou sa banque.',
  'no-shame': 'Cela arrive à des gens prudents et instruits. La faute est à qui vous a trompé.',
  'who-we-are':
    'Je suis un programme gratuit, pas une personne. Je ne suis ni un opérateur, ni la police, et je peux me tromper.',
  'if-it-changes':
    "Si un jour le numéro, le compte ou la demande change, n'envoyez rien avant d'avoir vérifié.",
  'ask-there': "Je ne peux pas le savoir d'ici. Demandez-le au service lui-même, avant de payer.",
  'no-middleman':
    'Faites-le vous-même, au guichet ou sur votre téléphone. Ne donnez ni argent, ni papiers, ni code à qui propose de le faire pour vous.',
  'number-changed':
    "Un autre numéro ou un autre compte que d'habitude : n'envoyez rien. Appelez d'abord la personne sur l'ancien numéro.",
  'see-balance':
    "Un SMS ou une capture peut être faux. Seul votre solde, vu par vous-même, dit si l'argent est là.",
  'report-there':
    "Signalez-le sur notre page Signaler, et dans l'application où il vous a écrit. Donnez aussi le numéro à votre opérateur.",
  'say-it-so': "Dites simplement : « je vérifie d'abord ». Une personne honnête le comprend.",
  'how-to-check':
    "Ne vérifiez pas par le numéro ou le lien qu'on vous donne. Cherchez vous-même l'agence, le bureau ou un proche.",
  'not-guilty': "Se faire tromper n'est pas un délit. Dites à la police tout ce qui s'est passé.",
  'words-threat':
    "Vous pouvez écrire : « On me menace avec des mensonges ou des images. N'ouvrez rien, ne payez rien, gardez les messages. »",
  'words-account':
    "Vous pouvez écrire : « Mon compte est piraté. N'envoyez ni argent ni code à qui écrit en mon nom. »",
  'words-loss':
    "Vous pouvez écrire : « On m'a trompé et j'ai perdu de l'argent. J'ai besoin de votre aide, pas de reproches. »",
  'words-warning':
    "Vous pouvez écrire : « On a essayé de me tromper. Si on vous écrit la même chose, n'envoyez rien. »",
  'words-calm':
    "Vous pouvez écrire : « J'ai vérifié, rien de suspect pour l'instant. Je ne donne aucun code. »",
  'receipt-words': 'Écrivez la date, le montant, les deux noms et ce qui est payé. Signez tous les deux.',
  'show-them':
    'Montrez cet échange à cette personne. Puis appelez ensemble le service officiel, ou allez-y à deux.',
  'may-ask':
    'Vous pouvez le demander. Faites écrire ce qui est convenu : le montant, la date, et ce que vous recevez.',
  'price-there':
    'Je ne connais pas le juste prix. Demandez-le vous-même à deux autres endroits sûrs, et comparez.',
  'law-there':
    'Je ne suis pas juriste. Demandez à un avocat, à la police, ou à une association qui défend les consommateurs.',
  'meaning-there':
    "Je ne peux pas dire d'ici ce que cela veut dire. Montrez-le à l'agence ou au service client officiel.",
  haste: 'Si on vous presse, arrêtez-vous. Vérifier vaut mieux que perdre.',
  'get-back-safely':
    'Ne payez rien pour les reprendre. Demandez-les par écrit, puis allez-y de jour, avec un proche.',
  feelings: "Ce que vous ressentez est vrai, et il n'y a pas de honte. Qui vous aime vous laisse vérifier.",
  'hard-times':
    "C'est dur. Parlez-en à un proche ou à un service social près de vous. N'empruntez pas à une application.",
  'did-you-mean':
    "Je ne suis pas sûr d'avoir compris. Choisissez la question la plus proche, ou dites-la autrement.",
  'perhaps-you-mean': 'Vous voulez peut-être dire :',
  'or-did-you-mean': 'Si vous demandiez autre chose, choisissez ci-dessous ou dites-le autrement.',
});

export const followUps: CaseWording['followUps'] = withBoundSpaces({
  'what-now': 'Que faire maintenant ?',
  why: 'Pourquoi ?',
  'what-will-they-say': 'Que vont-ils dire ?',
  restart: 'Nouvelle analyse',
});

export const actions: CaseWording['actions'] = withBoundSpaces({
  'stay-with-somebody':
    "Appelez maintenant une personne de confiance ou le numéro d'urgence de votre pays. Ne restez pas seul.",
  'tell-an-adult':
    "Parlez-en aujourd'hui à un adulte de confiance, et allez à la police avec lui. Vous n'êtes coupable de rien.",
  'hang-up': 'Raccrochez maintenant. Vous ne devez rien à cette personne.',
  'do-not-confirm': "Ne confirmez rien et ne donnez pas l'argent. Vérifiez d'abord votre solde vous-même.",
  'call-operator':
    'Appelez votre opérateur par son numéro officiel. Demandez de bloquer la somme et un numéro de dossier. Chaque minute compte.',
  'call-bank':
    'Appelez votre banque par son numéro officiel. Faites bloquer le paiement et la carte. Chaque minute compte.',
  'call-agency':
    "Appelez l'agence de transfert, reçu en main. Tant que l'argent n'est pas retiré, elle peut l'annuler.",
  'block-vouchers':
    'Gardez les cartes et les reçus. Demandez à la marque de la carte de bloquer ce qui reste.',
  'change-code':
    "Changez votre code maintenant, dans le menu officiel de l'opérateur. Faites bloquer le compte.",
  'secure-account':
    'Reprenez votre compte : réinstallez WhatsApp avec votre numéro ; ailleurs, touchez « Mot de passe oublié ». Prévenez vos contacts.',
  'go-to-operator':
    "Allez à l'agence de votre opérateur avec votre pièce d'identité. Demandez de bloquer et de remplacer la SIM.",
  'remove-app':
    "Coupez Internet sur ce téléphone, puis enlevez l'application. Changez vos codes depuis un autre téléphone.",
  'watch-papers':
    'Gardez les preuves. Dites à votre banque et à votre opérateur que vos papiers sont partis.',
  'report-images': "Ne payez pas. Gardez les preuves et signalez le compte à l'application.",
  'do-not-send-back': "Ne renvoyez pas d'argent : c'est à l'expéditeur d'appeler son opérateur.",
  'check-balance': 'Vérifiez vous-même votre solde avec le code de votre opérateur.',
  'do-not-pay': 'Ne payez rien.',
  'do-not-pay-more': 'Ne payez plus rien, même pour récupérer votre argent.',
  'do-not-share-code': 'Ne donnez votre code à personne, même à un agent.',
  'code-on-delivery':
    'Un code de livraison ou de retrait se donne en face, la chose devant vous. Jamais au téléphone, jamais votre code secret.',
  'do-not-open': "N'ouvrez pas ce lien et n'y tapez rien.",
  'do-not-install': "N'installez rien. Si c'est fait, coupez Internet et enlevez l'application.",
  'do-not-dial': "Ne composez pas le code qu'on vous dicte.",
  'do-not-lend-account': 'Ne prêtez ni votre compte, ni votre SIM, ni vos papiers.',
  'see-first': "Ne payez rien avant d'avoir vu la chose ou le logement en vrai.",
  'keep-the-goods': "Gardez la chose tant que l'argent n'est pas sur votre solde, vu par vous-même.",
  'call-known-number':
    "Appelez la personne sur le numéro que vous aviez déjà, ou quelqu'un qui vit près d'elle.",
  'ask-official':
    "Demandez à l'organisme lui-même : à son agence, ou par un numéro que vous cherchez vous-même.",
  'do-not-give-in': "Ne payez pas et ne cédez pas : payer n'arrête jamais les menaces.",
  'warn-contacts': "Prévenez vos proches qu'on peut leur écrire des mensonges sur vous.",
  'stop-talking': 'Ne répondez plus et bloquez ce contact.',
  'keep-evidence': 'Gardez les messages et le numéro comme preuve.',
  'ask-somebody-trusted': "Demandez l'avis d'une personne de confiance avant d'agir.",
  'refuse-recovery': "Refusez qui promet de récupérer l'argent contre des frais.",
  'give-elsewhere': "Pour aider, donnez par le compte officiel de l'association.",
  'keep-receipt': 'Gardez le reçu et les messages.',
  'nothing-to-do': "Vous n'avez rien à faire. Gardez vos codes pour vous.",
  'help-as-known': 'Vous pouvez aider, sur le numéro que vous connaissez déjà.',
  'go-on-with-bank': "Faites-le à votre agence ou dans l'application de la banque. Ne donnez aucun code.",
  'go-on-with-business':
    'Payez seulement ce qui était convenu, à une personne que vous connaissez, contre un reçu. Voyez la chose avant de payer.',
  'go-on-with-job': 'Faites-le auprès du service lui-même. Remettez des copies et gardez les originaux.',
  'go-on-with-office': 'Faites la démarche au guichet ou sur le site officiel.',
  'go-on-with-community': "Continuez comme d'habitude, et faites noter chaque somme devant tous.",
  'type-code-yourself':
    "Tapez ce code vous-même, seulement là où vous l'avez demandé. Ne le donnez à personne.",
  'report-here': 'Signalez-le ici pour prévenir les autres.',
  'go-to-police': 'Portez plainte à la police avec les messages et les reçus.',
});
