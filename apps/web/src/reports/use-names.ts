import { addressOf } from '@scamguard/client';
import { type Choice, listIn } from '../data/choice.ts';
import { useAnswer } from '../data/use-answer.ts';

const namesIn = (list: readonly Choice[] | undefined) => (id: string) =>
  listIn(list)?.find((choice) => choice.id === id)?.name;

/** The names of kinds of scam and of regions; undefined until the server has told them. */
export function useNames() {
  const { data: kinds } = useAnswer(addressOf('scamTypes'));
  const { data: regions } = useAnswer(addressOf('regions'));
  return { kindNamed: namesIn(kinds), regionNamed: namesIn(regions) };
}
