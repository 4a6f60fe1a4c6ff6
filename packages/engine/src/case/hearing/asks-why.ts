import { hasIntent } from './intents.ts';

const MOST_WORDS = 3;
const BEGINS = /^(?:(?:et|mais|but|and|so) )?(?:pourquoi|why|how do you know|comment)\b/;

/** Whether somebody asks us for reasons: "je peux lui demander pourquoi ?" asks for none of ours. @param heard - folded. */
export const asksWhy = (heard: string): boolean =>
  hasIntent(heard, 'why') && (heard.split(' ').length <= MOST_WORDS || BEGINS.test(heard));
