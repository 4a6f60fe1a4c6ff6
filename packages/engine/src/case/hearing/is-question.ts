const BEGINS =
  /^(?:(?:et|mais|donc|alors|and|but|so|abeg|svp|please) )*(?:est[- ]ce|dois[- ]je|puis[- ]je|peut[- ]on|pourquoi|comment|combien|quand (?:est|sera|dois|peut|puis|vont|va)|c'?est quoi|que dois|qu'?est|make i|i go|can|should|shall|do i|does|is it|is that|how|why|wetin|(?:when|where|who|what)(?:'?s| (?:do|did|does|is|are|was|will|can|should|if|about|to|now)))\b/;
/** Spoken French and Pidgin ask at the end of a clause: "je lui dis quoi", "on les appelle comment, ma fille est à l'école", "if he come nko". */
const ENDS =
  /\b(?:je|on|ils?|elles?|ca|c'est) (?:\w+ ){0,5}(?:quoi|koi|kwa|comment|coment|komen|kmt|cmt|combien|kombien|qui|quand)$|\b(?:ou pas|ou non|or not)$|\b(?:on|je) (?:le |la |les |y )?(?:vais|va|trouve|depose|regarde|appelle|decharge|mets) (?:\w+ )?ou$|\bc'?est (?:grave|normal|permis)(?: \w+){0,2} (?:ca|sa)$/;
const ASKS_ALONE =
  /\b(?:nko|abi|abi no)$|\b(?:je|on) (?:fais?|fait|fe) (?:quoi|koi|kwa|comment|coment|komen|kmt)$/;
/** "Je paye tout ou je donne 30 d'abord": who names two ways asks which. */
const CHOICE =
  /\b(?:je|on) (?:\w+ ){1,7}ou (?:bien )?(?:je|on)\b|\b(?:make i|do i|should i) (?:\w+ ){1,7}(?:or|abi) (?:make i|do i|should i|i)\b/;
/** There it is told who asks, or that nobody knows. */
const IS_TOLD =
  /\b(?:sai[st]|savent|save[zr]|savoir|di[ts]|dire|demande\w*|veut|veux|vx|voulai\w*|oui|yes|si|if|asked|asks|said|says|know|knows|want|wants|ma|m'?a|m'?ont)\b/;

/** Whether a message asks something. @param heard - folded. */
export const isQuestion = (heard: string): boolean =>
  /\?\s*$/.test(heard) ||
  BEGINS.test(heard) ||
  CHOICE.test(heard) ||
  heard.split(/[,.!;:]+/).some(asksAtItsEnd);

/** "Je lui dis quoi" asks what to say. */
const SAYS_WHAT = /\b(?:je|on) (?:(?:lui|leur|les?|la|vous) )?di[ts]\b/;

function asksAtItsEnd(clause: string): boolean {
  const words = clause.trim();
  return ASKS_ALONE.test(words) || (ENDS.test(words) && !IS_TOLD.test(words.replace(SAYS_WHAT, '')));
}
