import type { ErrorsOf } from './wording.ts';

/** Passwords, codes, and what somebody may do. */
export const IDENTITY_ERRORS = {
  password_common: {
    status: 400,
    fr: 'Ce mot de passe est trop facile à deviner. Essayez trois mots qui vous parlent.',
    en: 'This password is too easy to guess. Try three words that mean something to you.',
  },
  password_personal: {
    status: 400,
    fr: 'Ce mot de passe contient votre numéro ou votre e-mail. Choisissez-en un autre.',
    en: 'This password contains your number or your email. Choose another one.',
  },
  code_wrong: {
    status: 400,
    fr: 'Le code de vérification est incorrect. Veuillez réessayer.',
    en: 'The verification code is wrong. Please try again.',
  },
  code_expired: {
    status: 400,
    fr: "Ce code n'est plus valable. Demandez-en un nouveau.",
    en: 'This code is no longer valid. Ask for a new one.',
  },
  credentials_wrong: {
    status: 401,
    fr: 'Identifiants incorrects. Veuillez réessayer.',
    en: 'Wrong number, email or password. Please try again.',
  },
  data_code_unknown: {
    status: 404,
    fr: 'Nous ne trouvons rien avec ce code. Vérifiez chaque lettre. Un signalement déjà effacé ne se retrouve plus.',
    en: 'We find nothing with this code. Check every letter. A report that is already deleted cannot be found again.',
  },
  sign_in_too_old: {
    status: 403,
    fr: 'Votre connexion a plus de 10 minutes. Déconnectez-vous, reconnectez-vous, puis recommencez.',
    en: 'You signed in more than 10 minutes ago. Sign out, sign in again, then start over.',
  },
  not_signed_in: {
    status: 401,
    fr: 'Vous devez être connecté. Connectez-vous et réessayez.',
    en: 'You need to be signed in. Sign in and try again.',
  },
  moderators_only: {
    status: 403,
    fr: 'Cette page est réservée aux modérateurs.',
    en: 'This page is for moderators only.',
  },
  second_factor_needed: {
    status: 403,
    fr: "La modération demande un second code. Entrez celui de votre application d'authentification.",
    en: 'Moderation asks for a second code. Enter the one of your authenticator app.',
  },
  sudo_needed: {
    status: 403,
    fr: "Cette action demande un nouveau code. Entrez celui de votre application d'authentification.",
    en: 'This action asks for a new code. Enter the one of your authenticator app.',
  },
} as const satisfies ErrorsOf;
