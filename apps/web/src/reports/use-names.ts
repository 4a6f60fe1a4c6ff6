import { addressOf } from '@scamguard/client';
import { type Choice, listIn } from '../data/choice.ts';
import { useAnswer } from '../data/use-answer.ts';

const namesIn = (list: readonly Choice[] | undefined) => (id: string) =>
  listIn(list)?.find((choice) => choice.id === id)?.name;

/** What kinds of scam and regions are called; undefined until the server has said so. */
export function useNames() {
  const { data: kinds } = useAnswer(addressOf('scamTypes'));
  const { data: regions } = useAnswer(addressOf('regions'));
  return { kindNamed: namesIn(kinds), regionNamed: namesIn(regions) };
}
