/** How long ago something was lost, as far as it matters: after weeks a payment can no longer be blocked. */
export type Since = 'fresh' | 'long';

const FRESH =
  /\b(?:maintenant|la la|tout a l'?heure|ce (?:matin|soir|midi)|aujourd'?hui|auj|hier|a l'?instant|just now|now now|today|this (?:morning|evening|afternoon)|yesterday|tonight|(?:il )?y ?a (?:peut ?etre )?\d+ ?(?:mn|min\w*|h|heures?)|\d+ ?(?:min\w*|hours?|hrs?) ago)\b/;
const LONG =
  /\b(?:(?:il )?y ?a (?:deja |environ |presque )?(?:\d+|un|une|deux|trois|quatre|six|plusieurs|des|quelques) ?(?:semaines?|mois|ans?|annees?)|(?:la semaine|le mois|l'?ann?ee|lan) (?:passee?|derniere?)|lan passe|last (?:year|month|week)|\d+ ?(?:weeks?|months?|years?) ago|depuis (?:\d+|un|deux|trois|des|plusieurs) ?(?:mois|ans?))\b/;

/** "Paid since June": how long somebody is known, or a loan runs, says nothing of that. */
const PAID_SINCE =
  /\b(?:pay\w*|paie|paid|envoy\w*|sent|vers\w*|donn\w*|gave|remis)(?: \w+){0,6} (?:depuis|since|en|in) (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december|20[12]\d)\b/;

/** When what is told happened, if it is said. Fresh words win: they tell of the last of it. @param heard - folded. */
export function sinceIn(heard: string): Since | undefined {
  if (FRESH.test(heard)) return 'fresh';
  return LONG.test(heard) || PAID_SINCE.test(heard) ? 'long' : undefined;
}
