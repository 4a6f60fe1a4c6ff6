import type { ErrorsOf } from './wording.ts';

/** Errors in a person's own words: a value is missing or has the wrong form. */
export const FIELD_ERRORS = {
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
  contact_invalid: {
    status: 400,
    fr: "Ce contact ne peut pas être appelé ou ouvert ainsi. Vérifiez la valeur, et l'opérateur.",
    en: 'This contact cannot be called or opened like this. Check the value, and the operator.',
  },
  phone_invalid: {
    status: 400,
    fr: "Ce numéro n'existe pas sous cette forme. Écrivez-le avec l'indicatif du pays, par exemple +229.",
    en: 'No such number exists in this form. Write it with its country code, for example +229.',
  },
} as const satisfies ErrorsOf;
