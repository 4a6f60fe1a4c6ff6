import type { Contribution } from './contributions.ts';
import { type CaseState, newCase } from './state.ts';

/**
 * Notes a link, number or account that comes by itself. A second one may be of another person: what it shows is kept apart until that is
 * asked.
 *
 * @param heard - the case with what the message tells.
 * @param alone - hears the message as the first of a case.
 */
export function withPiece(
  before: CaseState,
  heard: CaseState,
  pieces: readonly Contribution[],
  alone: () => CaseState,
): CaseState {
  if (!pieces.some(({ form }) => form === 'item')) return heard;
  const items = (before.items ?? 0) + 1;
  if (items < 2 || pieces.length > 1 || before.asked.includes('same')) return { ...heard, items };
  const { seen, quotedRisk } = alone();
  return { ...heard, items, aside: { seen, quotedRisk } };
}

/** The case once somebody has said whether the last piece is of the same matter: if not, it begins one of its own. */
export function afterPiece({ aside, ...state }: CaseState, isSame: boolean): CaseState {
  if (isSame || aside === undefined) return state;
  const { language, model, asked } = state;
  return {
    ...newCase(model),
    ...(language && { language }),
    ...aside,
    items: 1,
    asked: asked.filter((id) => id === 'same'),
  };
}
