import type { ErrorBody, ErrorCode } from '@scamguard/contracts';
import type { AnswerLanguage } from './http/languages.ts';

type Wording = Readonly<Record<AnswerLanguage, string>>;

/** Status and sentence of every error a call can end in. The sentence says what happened and what to do. */
export const ERRORS: Readonly<Record<ErrorCode, { readonly status: number } & Wording>> = {
  invalid_json: {
    status: 400,
    fr: "La demande n'a pas pu être lue. Rechargez la page et réessayez.",
    en: 'The request could not be read. Reload the page and try again.',
  },
  invalid_input: {
    status: 400,
    fr: "Une information n'a pas la forme attendue. Corrigez-la et réessayez.",
    en: 'A piece of information is not in the expected form. Correct it and try again.',
  },
  value_missing: {
    status: 400,
    fr: "Veuillez entrer l'information à vérifier.",
    en: 'Please enter the information to check.',
  },
  field_missing: {
    status: 400,
    fr: 'Il manque une information. Remplissez tous les champs obligatoires et réessayez.',
    en: 'A piece of information is missing. Fill in every required field and try again.',
  },
  value_too_long: {
    status: 413,
    fr: 'Le texte est trop long. Envoyez seulement la partie importante.',
    en: 'The text is too long. Send only the important part.',
  },
  value_too_short: {
    status: 400,
    fr: 'Une information est trop courte. Complétez-la et réessayez.',
    en: 'A piece of information is too short. Complete it and try again.',
  },
  user_id_too_short: {
    status: 400,
    fr: "L'identifiant « userId » doit avoir au moins 16 caractères, choisis au hasard. Faites-en un nouveau et réessayez.",
    en: 'The id "userId" must have at least 16 characters, chosen at random. Make a new one and try again.',
  },
  scam_type_missing: {
    status: 400,
    fr: "Veuillez sélectionner le type d'arnaque.",
    en: 'Please select the type of scam.',
  },
  title_too_short: {
    status: 400,
    fr: 'Le titre doit contenir au moins 5 caractères.',
    en: 'The title must have at least 5 characters.',
  },
  description_too_short: {
    status: 400,
    fr: 'La description doit contenir au moins 20 caractères.',
    en: 'The description must have at least 20 characters.',
  },
  region_missing: {
    status: 400,
    fr: 'Veuillez sélectionner votre région.',
    en: 'Please select your region.',
  },
  search_too_short: {
    status: 400,
    fr: 'Entrez au moins 3 caractères pour lancer la recherche.',
    en: 'Enter at least 3 characters to start the search.',
  },
  file_not_allowed: {
    status: 415,
    fr: "Ce fichier n'est pas accepté. Joignez une image JPG, PNG ou GIF, ou un PDF.",
    en: 'This file is not accepted. Attach a JPG, PNG or GIF picture, or a PDF.',
  },
  voice_not_allowed: {
    status: 415,
    fr: "Ce message vocal n'est pas accepté. Enregistrez-le de nouveau ici.",
    en: 'This voice message is not accepted. Record it again here.',
  },
  file_too_large: {
    status: 413,
    fr: 'Ce fichier est trop lourd : 5 Mo au plus, 3 Mo pour un message vocal.',
    en: 'This file is too heavy: 5 MB at most, 3 MB for a voice message.',
  },
  picture_too_large: {
    status: 413,
    fr: "Cette image est trop grande. Joignez une capture d'écran ou une photo plus petite.",
    en: 'This picture is too large. Attach a screenshot or a smaller photo.',
  },
  picture_not_allowed: {
    status: 415,
    fr: "Ce fichier n'est pas une image. Choisissez une capture d'écran ou une photo.",
    en: 'This file is not a picture. Choose a screenshot or a photo.',
  },
  picture_too_heavy: {
    status: 413,
    fr: "Cette image est trop lourde : 5 Mo au plus. Choisissez une capture d'écran.",
    en: 'This picture is too heavy: 5 MB at most. Choose a screenshot.',
  },
  picture_takes_too_long: {
    status: 422,
    fr: 'La lecture de cette image prend trop de temps. Coupez-la autour du message, ou recopiez-le.',
    en: 'Reading this picture takes too long. Crop it around the message, or type the message.',
  },
  picture_not_read: {
    status: 422,
    fr: "Cette image n'a pas pu être lue. Coupez-la autour du message, ou recopiez-le.",
    en: 'This picture could not be read. Crop it around the message, or type the message.',
  },
  pictures_waiting: {
    status: 503,
    fr: "Beaucoup d'images attendent. Réessayez dans une minute, ou recopiez le message.",
    en: 'Many pictures are waiting. Try again in a minute, or type the message.',
  },
  voice_too_long: {
    status: 413,
    fr: 'Cet enregistrement est trop long. Un message vocal dure 2 minutes au plus, une phrase 20 secondes.',
    en: 'This recording is too long. A voice message lasts 2 minutes at most, a sentence 20 seconds.',
  },
  voice_too_quiet: {
    status: 400,
    fr: 'On vous entend à peine. Parlez plus près du téléphone, dans un endroit calme.',
    en: 'You can hardly be heard. Speak closer to the phone, in a quiet place.',
  },
  voice_too_loud: {
    status: 400,
    fr: 'Le son sature. Parlez un peu plus loin du téléphone.',
    en: 'The sound is distorted. Speak a little further from the phone.',
  },
  voice_too_short: {
    status: 400,
    fr: "L'enregistrement est trop court. Dites toute la phrase.",
    en: 'The recording is too short. Say the whole sentence.',
  },
  own_voice: {
    status: 409,
    fr: "C'est votre propre enregistrement. Une autre personne qui parle la langue doit l'approuver.",
    en: 'This is your own recording. Somebody else who speaks the language must approve it.',
  },
  contact_invalid: {
    status: 400,
    fr: "Ce contact ne peut pas être appelé ou ouvert ainsi. Vérifiez la valeur, et l'opérateur.",
    en: 'This contact cannot be called or opened like this. Check the value, and the operator.',
  },
  file_damaged: {
    status: 400,
    fr: 'Ce fichier est abîmé ou incomplet. Choisissez-le de nouveau, ou joignez-en un autre.',
    en: 'This file is damaged or incomplete. Choose it again, or attach another one.',
  },
  file_unsafe: {
    status: 400,
    fr: "Ce PDF n'a pas pu être ouvert sans risque. Joignez plutôt une capture d'écran.",
    en: 'This PDF could not be opened safely. Attach a screenshot instead.',
  },
  file_locked: {
    status: 400,
    fr: "Ce PDF demande un mot de passe. Joignez plutôt une capture d'écran.",
    en: 'This PDF asks for a password. Attach a screenshot instead.',
  },
  body_too_large: {
    status: 413,
    fr: 'La demande est trop grande. Envoyez seulement la partie importante.',
    en: 'The request is too large. Send only the important part.',
  },
  range_invalid: {
    status: 416,
    fr: "Cette partie du fichier n'existe pas. Rechargez la page et réessayez.",
    en: 'This part of the file does not exist. Reload the page and try again.',
  },
  unsupported_media_type: {
    status: 415,
    fr: 'Ce format de demande ne peut pas être lu. Le serveur attend du JSON en UTF-8.',
    en: 'This format of request cannot be read. The server expects JSON in UTF-8.',
  },
  cross_origin: {
    status: 403,
    fr: "Cette demande vient d'un autre site. Ouvrez ScamGuard et réessayez.",
    en: 'This request comes from another site. Open ScamGuard and try again.',
  },
  site_not_allowed: {
    status: 403,
    fr: "Ce site n'a pas le droit d'utiliser ScamGuard ici. Vérifiez directement sur ScamGuard.",
    en: 'This site is not allowed to use ScamGuard here. Check on ScamGuard itself.',
  },
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
  phone_invalid: {
    status: 400,
    fr: "Ce numéro n'existe pas sous cette forme. Écrivez-le avec l'indicatif du pays, par exemple +229.",
    en: 'No such number exists in this form. Write it with its country code, for example +229.',
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
  not_found: {
    status: 404,
    fr: "Cette adresse n'existe pas.",
    en: 'This address does not exist.',
  },
  method_not_allowed: {
    status: 405,
    fr: "Cette adresse ne s'utilise pas de cette façon.",
    en: 'This address is not used in this way.',
  },
  too_many_requests: {
    status: 429,
    fr: 'Trop de demandes en peu de temps. Attendez un moment et réessayez.',
    en: 'Too many requests in a short time. Wait a moment and try again.',
  },
  sms_limit_reached: {
    status: 503,
    fr: 'Le service ne peut plus envoyer de SMS pour le moment. Réessayez plus tard. Vérifier et signaler marchent sans compte.',
    en: 'The service cannot send more text messages for now. Try again later. You can check and report without an account.',
  },
  unavailable: {
    status: 503,
    fr: 'Le service est indisponible pour le moment. Réessayez dans quelques instants.',
    en: 'The service is unavailable at the moment. Try again shortly.',
  },
  internal: {
    status: 500,
    fr: 'Une erreur est survenue. Veuillez réessayer.',
    en: 'Something went wrong. Please try again.',
  },
};

/** An error that a visitor is told of by its code. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  /** When it makes sense to try again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details?: ErrorBody['details'], retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The body of an error's answer. */
export function errorBody({ code, details }: CodedError, language: AnswerLanguage): ErrorBody {
  return { code, message: ERRORS[code][language], ...(details ? { details } : {}) };
}
