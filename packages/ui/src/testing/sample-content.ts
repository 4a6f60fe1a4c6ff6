import {
  AboutIcon,
  ChatIcon,
  CommunityIcon,
  ConversationIcon,
  HomeIcon,
  LearnIcon,
  LinkIcon,
  MailIcon,
  PhoneIcon,
  ProfileIcon,
  ReportIcon,
  SignInIcon,
  SupportIcon,
  VerifyIcon,
} from '../components/icon/icons.ts';
import type { FooterProps } from '../patterns/footer/index.ts';
import type { NavItem } from '../patterns/navigation/index.ts';
import type { VerifyKind } from '../patterns/verify-form/index.ts';

/** One word of 200 characters, as links and insults come. */
export const LONG_WORD = 'gagnez-maintenant-'.repeat(12).slice(0, 200);

/** Greetings and letters of Yoruba and Fon: dotted letters, open vowels, tones on both. */
export const DIACRITICS = 'Ẹ kú àárọ̀, ẹ ṣọ́ra ! A fɔ́n ganjí à ? Ɖɛ́ ɔ̀ ŋ ƒ ɣ ǎ ě ọ́.';

export const LONG_TEXT =
  "Ce message vous presse, vous promet de l'argent et vous demande un code secret. Les services officiels ne demandent jamais votre code, ni par téléphone, ni par SMS, ni par WhatsApp. Prenez le temps de vérifier avec une personne de confiance.";

export const languages = [
  { code: 'fr', name: 'Français' },
  { code: 'en', name: 'English' },
  { code: 'yo', name: 'Yorùbá' },
  { code: 'wo', name: 'Wolof' },
  { code: 'di', name: 'Dioula', tag: 'dyu' },
  { code: 'fon', name: 'Fɔ̀ngbè' },
] as const;

const home: NavItem = { label: 'Accueil', href: '/', icon: HomeIcon };
const verify: NavItem = { label: 'Vérifier', href: '/verify', icon: VerifyIcon, current: true };
const report: NavItem = { label: 'Signaler', href: '/report', icon: ReportIcon };
const learn: NavItem = { label: 'Apprendre', href: '/learn', icon: LearnIcon };
const community: NavItem = { label: 'Communauté', href: '/community', icon: CommunityIcon };

/** The header's links as the specification names them. */
export const navigation = {
  siteName: 'ScamGuard',
  homeHref: '/',
  links: [home, verify, { label: 'Chat', href: '/chatbot', icon: ChatIcon }, report, learn, community],
  stripLinks: [
    { label: 'À propos', href: '/about', icon: AboutIcon },
    { label: 'Support', href: '/support', icon: SupportIcon },
    { label: 'Contact', href: '/contact', icon: MailIcon },
  ],
  signIn: { label: 'Se connecter', href: '/auth', icon: SignInIcon },
  emergency: { label: "J'ai envoyé l'argent", href: '/urgence' },
  languages,
  language: 'fr',
} as const;

export const tabBarItems: readonly NavItem[] = [home, verify, report, learn, community];

export const footer: FooterProps = {
  siteName: 'ScamGuard',
  mission: 'Un service gratuit pour reconnaître une arnaque avant de payer.',
  services: {
    heading: 'Services',
    links: [
      { label: 'Vérifier un lien', href: '/verify?tab=link' },
      { label: 'Vérifier un numéro', href: '/verify?tab=number' },
      { label: 'Vérifier un profil', href: '/verify?tab=profile' },
      { label: 'Vérifier une conversation', href: '/verify?tab=conversation' },
    ],
  },
  usefulLinks: {
    heading: 'Liens utiles',
    links: [
      { label: 'À propos', href: '/about' },
      { label: 'Support', href: '/support' },
      { label: 'Apprendre', href: '/learn' },
      { label: 'Communauté', href: '/community' },
    ],
  },
  contact: {
    heading: 'Contact',
    lines: [
      { label: 'Nous écrire', href: '/contact', icon: MailIcon },
      { label: 'Lundi à vendredi, 8h-18h GMT+0', icon: PhoneIcon },
    ],
  },
  languages: {
    heading: 'Langues',
    links: languages.map(({ code, name, ...rest }) => ({
      label: name,
      href: `?lang=${code}`,
      tag: 'tag' in rest ? rest.tag : code,
      current: code === 'fr',
    })),
  },
  note: "Gratuit et sans compte. Ce que vous vérifiez n'est pas conservé.",
};

/** The four kinds of check, with the specification's tabs and limits. */
export const verifyKinds = [
  {
    kind: 'link',
    tab: 'Lien Web',
    icon: LinkIcon,
    label: 'Lien à vérifier',
    placeholder: 'https://exemple.com',
    help: "Copiez le lien complet, par exemple https://exemple.com/page. N'ouvrez pas le lien avant de l'avoir vérifié.",
    submit: 'Vérifier ce lien',
    input: 'url',
    name: 'link',
    action: '/verify',
    maxLength: 2048,
  },
  {
    kind: 'profile',
    tab: 'Profil Social',
    icon: ProfileIcon,
    label: 'Profil à vérifier',
    placeholder: '@nom',
    help: "Entrez le nom d'utilisateur ou l'adresse du profil : Facebook, WhatsApp, Instagram, TikTok.",
    submit: 'Vérifier ce profil',
    input: 'text',
    name: 'profileInfo',
    action: '/verify?tab=profile',
    maxLength: 2048,
  },
  {
    kind: 'number',
    tab: 'Numéro Tél.',
    icon: PhoneIcon,
    label: 'Numéro à vérifier',
    placeholder: '+229 01 97 00 00 00',
    help: "Entrez le numéro complet, de préférence avec l'indicatif du pays.",
    submit: 'Vérifier ce numéro',
    input: 'tel',
    name: 'number',
    action: '/verify?tab=number',
    maxLength: 2048,
  },
  {
    kind: 'conversation',
    tab: 'Conversation',
    icon: ConversationIcon,
    label: 'Message ou conversation à analyser',
    placeholder: 'Collez ici le message reçu',
    help: "Copiez et collez le texte du SMS, du chat ou de l'e-mail suspect.",
    submit: 'Analyser cette conversation',
    input: 'multiline',
    name: 'conversation',
    action: '/verify?tab=conversation',
    maxLength: 20_000,
  },
] as const satisfies readonly VerifyKind[];

export type SampleKind = (typeof verifyKinds)[number]['kind'];

/** The words of the three bands. */
export const bandLabels = { low: 'Risque faible', medium: 'Prudence', high: 'Danger' } as const;
