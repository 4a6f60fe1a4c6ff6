import { withBoundSpaces } from '../../../locales/bound-spaces.ts';
import type { FollowUpWording, InterviewWording, SayWording } from '../wording.ts';

export const say: SayWording = withBoundSpaces({
  welcome:
    "Bonjour. Racontez-moi ce qui se passe, ou collez le message, le lien ou le numéro. N'écrivez jamais de code secret.",
  'secret-hidden':
    "J'ai caché un nombre ou un mot qui peut être un code secret. Je ne l'ai pas gardé. Ne l'écrivez à personne, même ici.",
  despair:
    "Ce que vous vivez est très dur, et ce n'est pas votre faute. Votre vie compte plus que tout. Appelez maintenant une personne de confiance, et restez avec quelqu'un. Les services d'urgence de votre pays peuvent aussi vous aider.",
  panic: "Respirez. Je suis là. N'envoyez rien et ne répondez plus pour le moment. On avance pas à pas.",
  insult: 'Je comprends votre colère. Je reste là pour vous aider.',
  thanks: 'Avec plaisir. Prenez soin de vous.',
  greeting: 'Bonjour.',
  'not-understood': "Je n'ai pas bien compris. Touchez une réponse, ou écrivez en français ou en anglais.",
  'moving-on': "Ce n'est pas grave, on continue.",
  saw: "J'ai regardé ce que vous avez écrit. Voici ce que j'y vois :",
  'saw-nothing':
    "J'ai regardé ce que vous avez écrit. Je n'y vois rien de suspect, mais cela ne prouve rien.",
  'saw-official': "J'ai regardé ce que vous avez écrit :",
  'hang-up': 'Raccrochez maintenant. Vous ne devez rien à cette personne.',
  'first-aid': "Ce n'est pas votre faute. Ne répondez plus et n'envoyez plus rien. À faire tout de suite :",
  'why-asked': "Vos réponses me montrent si c'est un piège. Ensuite, je vous dis quoi faire.",
  'new-case': 'Nouvelle analyse.',
  'changed-subject': 'Bien, parlons de ceci : {situation}.',
  'signs-of-all':
    "Trois signes reviennent presque toujours : on vous presse, on vous demande de l'argent d'avance ou un code, et on vous empêche d'en parler.",
  danger: "Danger. C'est très probablement une arnaque.",
  'danger-in': "Danger. C'est très probablement une arnaque : {situation}.",
  caution: "Prudence. Plusieurs points sont suspects. N'envoyez rien avant d'avoir vérifié.",
  'caution-in':
    "Prudence. Plusieurs points sont suspects : {situation}. N'envoyez rien avant d'avoir vérifié.",
  unknown: "Je n'ai rien trouvé de suspect. Cela ne prouve pas que c'est honnête : restez prudent.",
  safe: 'Ce que vous décrivez a été confirmé par une source sûre. Gardez quand même vos codes pour vous.',
  'do-now': 'À faire maintenant :',
  'they-will-say': 'Ils vont sûrement vous dire :',
  'no-reason': "Rien de ce que vous avez dit n'est un signe connu d'arnaque.",
  'say-more': 'Vous pouvez me poser une question, ou commencer une nouvelle analyse.',
  'under-18':
    "Parlez aujourd'hui à un adulte de confiance, et allez à la police avec lui. Vous n'êtes coupable de rien.",
});

export const followUps: FollowUpWording = withBoundSpaces({
  'what-now': 'Que faire maintenant ?',
  why: 'Pourquoi ?',
  'what-will-they-say': 'Que vont-ils dire ?',
  restart: 'Nouvelle analyse',
});

export const firstAid: InterviewWording['firstAid'] = withBoundSpaces({
  money:
    'Appelez votre opérateur ou votre banque, par leur numéro officiel. Demandez de bloquer la somme et un numéro de dossier. Chaque minute compte.',
  code: "Changez votre code maintenant, dans le menu officiel de l'opérateur. Demandez à bloquer le compte.",
  account:
    'Réinstallez WhatsApp avec votre numéro, déconnectez les autres appareils et prévenez vos contacts.',
  app: "Coupez les données et le Wi-Fi. Désinstallez l'application. Changez vos codes depuis un autre téléphone.",
  papers: 'Gardez les preuves, et prévenez votre banque et votre opérateur que vos papiers sont partis.',
  image:
    "Ne payez pas. Gardez les preuves et signalez le compte à l'application. Moins de 18 ans : parlez à un adulte et allez à la police aujourd'hui.",
});
