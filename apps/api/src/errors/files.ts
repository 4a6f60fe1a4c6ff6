import type { ErrorsOf } from './wording.ts';

/** Errors of a picture, a document or a recording. */
export const FILE_ERRORS = {
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
} as const satisfies ErrorsOf;
