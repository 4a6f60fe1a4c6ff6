const BEGINS = /^(?:(?:et|mais|ok|and|but|so) )*(?:si|if|what if|suppose)\b/;
/** "If I have already paid" may tell it. */
const IS_DONE = /\b(?:deja|already|don)\b/;

/** Whether it is only said what would be if. @param heard - folded. */
export const isSupposed = (heard: string): boolean => BEGINS.test(heard) && !IS_DONE.test(heard);
