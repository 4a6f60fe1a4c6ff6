/** A call that nobody took: it verified nothing. Folded text is looked at. */
const UNANSWERED = new RegExp(
  [
    String.raw`\b(?:decroch\w*|repon\w*) (?:pas|plus|jamais|po)\b`,
    String.raw`\bpas (?:encore )?(?:decroch\w*|repondu|joint)\b`,
    String.raw`\bpas (?:pu|reussi a) (?:(?:la|le|les|lui) )?(?:joindre|parler)\b`,
    String.raw`\b(?:injoignables?|eteinte?|sonne dans le vide|unreachable|switched off|no answer|voice ?mail)\b`,
    String.raw`\b(?:tombee?|tombe) sur (?:(?:la|le|sa|son) )?(?:messagerie|repondeur)\b`,
    String.raw`\b(?:no|not|never|didn'?t|doesn'?t|don'?t|won'?t|isn'?t) (?:dey )?(?:pick\w*|answer\w*)\b`,
    String.raw`\b(?:couldn'?t|could not|cannot|can'?t|no fit) (?:reach|get) (?:him|her|them|am)\b`,
    String.raw`\b(?:dey |keeps? |keep on )?cut(?:s|ting)? (?:am|the call|my call|the line)\b|\bcoupe (?:l'?appel|quand j'?appel\w*)`,
  ].join('|'),
);
/** Whoever was reached after that said so by voice: a cheat confirms in writing. */
const REACHED =
  /\b(?:appel\w*|rappel\w*|call\w*)\b(?:(?!\b(?:sms|texte?|text|messages?|msg|whatsapp|vocal|voice note)\b)[^]){0,80}?\b(?:confirm\w*|c'? ?est bien (?:lui|elle)|reconnu|sa voix|(?:his|her) voice|(?:said|dit) (?:yes|oui)|it was (?:him|her))\b|\bm'?a rappele\w*|\bcalled me back\b/;

/** Whether somebody called, and reached nobody later either. */
export function wasUnanswered(text: string): boolean {
  const missed = UNANSWERED.exec(text);
  return missed !== null && !REACHED.test(text.slice(missed.index + missed[0].length));
}
