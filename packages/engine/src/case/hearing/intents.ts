/** What a message is about when it is no answer. */
export const INTENTS = {
  /** Thoughts of dying come before everything else. */
  despair:
    /\b(?:me tuer|me suicider|suicide|(?:veux|vais|envie de|prefere) mourir|en finir|kill myself|end my life|want to die|plus envie de vivre|pense\w* (?:\w+ )?a (?:des |une )?betises?|(?:vais|veux|envie de|peux|capable de) (?:\w+ )?faire une betise|idees noires|(?:bad|dark|evil) thoughts|(?:something|things) (?:bad )?to myself|(?:harm|hurt) myself)\b/,
  /** Who says that they were cheated is not asking whether they were; who was cheated once is careful now. */
  'was-cheated':
    /\b(?:(?:m|nous|l)'?a(?:i|ont)? (?:deja )?(?:arnaq|arnak|escroq|escrok|voler?\b|vole\b|dupe|roule|blouse)\w*|(?:j'?ai|ai|a|avons|ont) ete (?:arna(?:qu|k)|escro(?:qu|k)|dup|victime)\w*|victimes? d'?(?: ?une)? ?(?:arna(?:qu|k)|escroq|fraude)\w*|(?:suis|s'est|me suis|etait) (?:deja )?(?:fait|faite) (?:arna(?:qu|k)\w*|avoir|voler|escroquer|pirater)|faux (?:agent|policier|vendeur|site|client|employe|livreur|fournisseur|gendarme|recruteur|bailleur|proprietaire|acheteur|banquier)|(?:i|we|she|he|they) (?:was|were|got|have been|don) (?:been )?(?:scam\w*|dup\w*|defraud\w*|419)|(?:scam|dup|defraud)\w* me|fake (?:agent|police|seller|site|customer))\b(?![^.,;:!?]{0,15}\b(?:(?:une|1) fois|autrefois|par le passe|auparavant|once|before)\b)/,
  // Said at the beginning: in a story, something new belongs to the story.
  restart:
    /^(?:(?:ok|bon|alors|merci|et|non|stop|now|please|no) )*(?:je (?:veux|voudrais) |on peut |i want to |i want a |let'?s |une? |an? )*(?:nouve(?:au|lle) (?:cas|analyse|affaire)|autre (?:cas|affaire|histoire|arnaque|analyse)|recommence[rz]?|repartir|start (?:again|over)|new (?:case|analysis|one)|another (?:case|scam|analysis)|restart|reset)\b/,
  panic:
    /\b(?:au secours|aidez[ -]?moi|aide[ -]moi|a l'aide|sos|vite+|help me|please help|help+|panique|j'ai peur|i'?m scared|i am scared|afraid|foutue?|je suis perdue?|que faire|what (?:do|should) i do|sauvez|abeg)\b/,
  insult:
    /\b(?:idiote?s?|imbeciles?|cons?|connards?|connasses?|merde|putain|salaud|salope|encule|nul+e?|debile|stupid|idiots?|fuck(?:ing|ed)?|shit|useless|bastard|ta gueule|batard|fdp|ntm|bete|mtchew)\b/,
  thanks: /\b(?:merci|thanks|thank you|thx|mci|nagode|akpe)\b/,
  greeting:
    /^(?:bonjour|bonsoir|salut|slt|bjr|bsr|coucou|hello|hi|hey|good (?:morning|evening|afternoon)|cc|yo)\b/,
  'what-now':
    /\b(?:et maintenant|maintenant quoi|quoi faire|que faire|je fais quoi|que dois[ -]je faire|what now|now what|what (?:do|should|can) i do|what next|wetin (?:i go|make i|i fit|i for) do|la suite|ensuite)\b/,
  why: /\b(?:pourquoi|why|comment (?:le )?savez|how do you know|explique[rz]?|explain|c'est quoi les signes)\b/,
  'what-will-they-say':
    /\b(?:(?:vont|va)[ -](?:t[ -])?(?:ils|il|elle)?\s?(?:encore )?(?:dire|faire|repondre)|que (?:vont|va)|will (?:they|he|she) (?:say|do)|they say next)\b/,
  'asks-how':
    /\b(?:comment (?:reconnaitre|savoir|reperer|eviter|se proteger|ca marche|fonctionne)|(?:quels?|quelles?) (?:sont|est) (?:les|la|le)? ?(?:signes?|methodes?|arnaques?|astuces?|indices?)|how (?:to|do i|can i) (?:recogni[sz]e|spot|know|avoid|tell)|what are the (?:signs|methods)|c'est quoi|qu'est[ -]ce que|what is)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;
export type Intent = keyof typeof INTENTS;

export function hasIntent(heard: string, intent: Intent): boolean {
  return INTENTS[intent].test(heard) && !(intent === 'insult' && OF_ONESELF.test(heard));
}

/** "I feel so stupid" insults nobody. */
const OF_ONESELF =
  /\b(?:i feel|i am|i'?m|i was|make me|je suis|jsuis|chuis|j'? ?ai ete|me sens|sens|senti\w*|fait|fais) (?:\w+ ){0,2}(?:idiote?|imbecile|con|conne|nul+e?|debile|bete|stupide?|idiot|useless|foolish)\b/;
