/** Who has dialled one of these, and nothing else, has taken back what the code of others did. Folded text is looked at. */
export const STOPS_FORWARDING = /^(?!.*\*).*##\s?(?:21|002|004|61|62|67)\s?#/;
