const BEGINS =
  /^(?:(?:et|mais|donc|alors|and|but|so|abeg|svp|please) )*(?:est[- ]ce|dois[- ]je|puis[- ]je|peut[- ]on|pourquoi|comment|combien|quand|c'?est quoi|que dois|qu'?est|make i|i go|can|should|shall|do i|does|is it|is that|how|why|when|where|who|what|wetin)\b/;

/** Whether a message asks something. @param heard - folded. */
export const isQuestion = (heard: string): boolean => /\?\s*$/.test(heard) || BEGINS.test(heard);
