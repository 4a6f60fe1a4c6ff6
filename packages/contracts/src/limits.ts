/** Longest value that is checked, in UTF-16 code units after trimming. */
export const MAX_LENGTH = { link: 2_048, number: 2_048, profile: 2_048, conversation: 20_000 } as const;

/** Shortest id by which a visitor leads talks with the assistant, in characters: shorter ones meet each other. */
export const MIN_USER_ID_LENGTH = 16;

/** Code length accepted by the one-time code form. */
export const OTP_LENGTH = { min: 4, max: 6 } as const;

/** Longest password and longest phone number or e-mail address (RFC 5321), in characters. */
export const ACCOUNT_MAX_LENGTH = { password: 200, contact: 254 } as const;

/** Smallest scam search, title, description and new password, in characters. */
export const MIN_LENGTH = { search: 3, reportTitle: 5, reportDescription: 20, password: 8 } as const;

/** Longest texts of a report and of a search, in UTF-16 code units. */
export const REPORT_MAX_LENGTH = { choice: 40, title: 120, description: 5_000, contact: 200 } as const;

/** Longest text by which lessons and services are searched, in characters. */
export const SEARCH_MAX_LENGTH = 100;

/** Longest code that is typed to find a report again, with whatever stands between its letters. */
export const DATA_CODE_MAX_LENGTH = 100;

/** Longest content of a quick tip, in characters. Source: specification, section 9. */
export const TIP_MAX_LENGTH = 200;

/** Longest line and text of a message to the operator, in UTF-16 code units. */
export const MESSAGE_MAX_LENGTH = { line: 200, text: 5_000 } as const;

/** Text of a review, in UTF-16 code units. */
export const REVIEW_LENGTH = { min: 3, max: 1_000 } as const;

/** Largest files of a report. Source: specification, section 9; design for the voice. */
export const MAX_FILE_BYTES = { image: 5 * 1024 * 1024, voice: 3 * 1024 * 1024 } as const;

/** Largest picture whose text is read, in bytes and, unpacked, in pixels. */
export const MAX_PICTURE = { bytes: 5 * 1024 * 1024, pixels: 30_000_000 } as const;

/**
 * The size at which a picture's text is read, in pixels. At this width, the letters of a phone's screen have the height that
 * reading was trained on. If a chat is photographed as one long picture, a longer part would be too small to read.
 */
export const READ_PICTURE = { shortSide: 1_080, longSide: 8_000 } as const;

/** Entries of one page of a list. */
export const PAGE_SIZE = { usual: 20, max: 50 } as const;

/** Largest request body of the verification and feedback calls, in bytes: a full conversation in four-byte letters. */
export const MAX_BODY_BYTES = 128 * 1024;

/** Digits of a moderator's code, and how long after one the dangerous acts are open, in seconds. */
export const SECOND_FACTOR = { digits: 6, sudoSeconds: 600, recoveryCodes: 10 } as const;

/** The languages that people record and review: those that no voice speaks, by the codes of the product. */
export const VOICE_LANGUAGES = ['yo', 'wo', 'di', 'fon', 'pcm'] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

/** How long a recording may be in seconds, without the silence around it. */
export const VOICE_SECONDS = { min: 0.4, max: 20 } as const;
/** The sound is sent as a WAV file of 16 bits, mono, 16,000 samples a second. */
export const VOICE_SAMPLE_RATE = 16_000;
/** In bytes: the longest recording, and silence around it. */
export const VOICE_MAX_BYTES = 44 + 2 * VOICE_SAMPLE_RATE * 30;
/** So many people who speak the language must approve a written translation. */
export const APPROVALS = 2;
