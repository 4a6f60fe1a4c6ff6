import type { AnswerLanguage } from '../../http/languages.ts';

/** Only letters that an SMS holds at one byte each, and short enough for one SMS. */
export const SET_UP: Readonly<Record<AnswerLanguage, string>> = {
  fr: "ScamGuard : votre compte de modérateur a maintenant une application d'authentification. Si ce n'est pas vous, prévenez vite la personne qui gère le serveur.",
  en: 'ScamGuard: your moderator account now has an authenticator app. If this was not you, tell the person who runs the server at once.',
};

/** As {@link SET_UP}. */
export const REPLACED: Readonly<Record<AnswerLanguage, string>> = {
  fr: "ScamGuard : votre compte de modérateur a une nouvelle application d'authentification. Si ce n'est pas vous, prévenez vite la personne qui gère le serveur.",
  en: 'ScamGuard: your moderator account has a new authenticator app. If this was not you, tell the person who runs the server at once.',
};
