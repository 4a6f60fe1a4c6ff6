/** Longest value that is checked, in UTF-16 code units after trimming. */
export const MAX_LENGTH = { link: 2_048, number: 2_048, profile: 2_048, conversation: 20_000 } as const;

/** Code length accepted by the one-time code form. */
export const OTP_LENGTH = { min: 4, max: 6 } as const;

/** Smallest scam search, title, description and password, in characters. */
export const MIN_LENGTH = { search: 3, reportTitle: 5, reportDescription: 20, password: 6 } as const;

/** Largest request body of the verification and feedback calls, in bytes: a full conversation in four-byte letters. */
export const MAX_BODY_BYTES = 128 * 1024;
