/** The end of the address of text messages, on the measured server and for who asks it. */
export const MESSAGES_SECRET = 'secret-of-the-benchmark';
