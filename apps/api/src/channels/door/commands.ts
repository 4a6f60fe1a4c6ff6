/** What somebody may order in one word, on every channel. */
export type Command = 'stop' | 'start' | 'forget' | 'alerts';

const WORDS: Readonly<Record<string, Command>> = {
  stop: 'stop',
  arret: 'stop',
  arreter: 'stop',
  unsubscribe: 'stop',
  start: 'start',
  reprendre: 'start',
  effacer: 'forget',
  delete: 'forget',
  alertes: 'alerts',
  alerts: 'alerts',
};

/** The order that a whole message is; a message that only holds such a word is none: "stop, il me menace" is a story. */
export function commandIn(text: string): Command | undefined {
  const word = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toLowerCase();
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}
