import type { Topic } from '../topics/topics.ts';

const FEELINGS = {
  /** What was feared is not so. */
  relief:
    /\b(?:(?:il|elle) (?:a|vient de) (?:repond\w*|decroch\w*|rappel\w*)|c'? ?etait (?:bien |vraiment )?(?:lui|elle|vrai|mon|ma)|tout va bien|dieu merci|alhamdou?lil\w*|grace a dieu|ouf|thank god|he (?:don )?pick|she (?:don )?pick|it was (?:really |true |him|her|my)|na true true|god don|praise god)\b/,
  fear: /\b(?:j'? ?ai (?:tellement |tres |trop )?peur|jai peur|ai peur|je tremble|jtremble|trembl\w*|angoiss\w*|je dors p(?:as|lus)|panique|i(?:'?m| am)? (?:so |very )?(?:scared|afraid|shaking|worried)|dey fear|fear dey|my heart dey)\b/,
} as const satisfies Readonly<Partial<Record<Topic, RegExp>>>;

/** In more words something is told. */
const LONGEST = 120;

/** How somebody says they feel. @param heard - folded. */
export const feelingIn = (heard: string): keyof typeof FEELINGS | undefined =>
  heard.length > LONGEST
    ? undefined
    : (Object.keys(FEELINGS) as (keyof typeof FEELINGS)[]).find((id) => FEELINGS[id].test(heard));
