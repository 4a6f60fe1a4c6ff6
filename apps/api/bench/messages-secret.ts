/** The end of the address of text messages, on the measured server and for its clients. */
export const MESSAGES_SECRET = 'secret-of-the-benchmark';
