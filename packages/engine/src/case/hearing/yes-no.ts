const UNSURE =
  /\b(?:(?:je |j')?(?:ne |n')?(?:sais?|connais|vois|comprends?)(?: vraiment| meme| trop)? pas|(?:j|ch)?sais pas|jsp|aucune idee|pas (?:tres |vraiment |trop )?s[u]r|peut[ -]?etre|(?:i )?(?:do ?n'?t|dont) (?:really )?know|dunno|idk|not sure|maybe|no idea|cannot (?:tell|say)|can't (?:tell|say)|mi o mo|n ko mo|xawma|xamuma)\b/;
const LEAD = String.raw`^(?:[.,;:!?…]|\b(?:ah|eh|euh|hum|ben|bah|mais|well|but|oh|hmm|bon)\b|\s)*`;
const YES = new RegExp(
  `${LEAD}(?:oui+|ouais?|ui|wi|yes+|yeah|yep|yup|ya(?! (?:rien|pas|plus|aucun))|beeni|bee ni|waaw|waw|awo|si|exact(?:ement|ly)?|tout a fait|bien sur|evidemment|effectivement|absolument|affirmatif|c'?est (?:bien )?(?:ca|cela|vrai|exact)|d'?accord|ok(?:ay)?|correct|right|sure|of course|indeed|true|that'?s (?:it|right)|vrai)\\b`,
);
const NO = new RegExp(
  `${LEAD}(?:(?:il )?(?:n'? ?)?y ?'? ?a (?:rien|pas|plus|aucun)|non+|nan+|nn|rara|deedeet|dedet|deet|ayi|nope|no+|nah|pas|jamais|never|not|rien|nothing|aucun|aucune|none|faux|false|neither|never)\\b`,
);
const DENIAL =
  /\b(?:ne|n'|n)\s?[a-z' ]{0,40}\b(?:pas|rien|jamais|aucun|aucune|personne|plus)\b|\b(?:[a-z]+n't|did ?nt|has ?nt|have ?nt|never|not|nothing|nobody|sans)\b|^(?:pas|rien)\b|\b(?:est|a|ai|veut|suis|etait|c'est|m'a|demande|connais) (?:pas|rien|jamais)\b/;

/** "Ok" before a whole sentence answers nothing. */
const ASSENT = /^(?:(?:ok(?:ay)?|d'?accord)\b[\s.,;:!…]*)+(?=.{15})/;

/** What an answer to a question of yes or no says, if it says it in so many words. */
export function plainAnswer(told: string): 'yes' | 'no' | 'unsure' | undefined {
  const heard = told.replace(ASSENT, '');
  if (YES.test(heard)) return 'yes';
  if (UNSURE.test(heard)) return 'unsure';
  return NO.test(heard) ? 'no' : undefined;
}

/** Whether a statement denies something. */
export function denies(heard: string): boolean {
  return DENIAL.test(heard);
}
