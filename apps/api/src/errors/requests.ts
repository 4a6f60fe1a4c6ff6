import type { ErrorsOf } from './wording.ts';

/** Errors of a request as a whole, and answers when the service cannot answer. */
export const REQUEST_ERRORS = {
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
} as const satisfies ErrorsOf;
