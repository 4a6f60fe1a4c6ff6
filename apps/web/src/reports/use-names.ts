import { addressOf } from '../data/address.ts';
import { type Choice, listIn } from '../data/choice.ts';
import { useAnswer } from '../data/use-answer.ts';

const namesIn = (list: unknown) => (id: string) =>
  listIn<Choice>(list)?.find((choice) => choice.id === id)?.name;

/** What kinds of scam and regions are called; undefined until the server has said so. */
export function useNames() {
  const { data: kinds } = useAnswer<unknown>(addressOf('scamTypes'));
  const { data: regions } = useAnswer<unknown>(addressOf('regions'));
  return { kindNamed: namesIn(kinds), regionNamed: namesIn(regions) };
}
