import type { Standing } from '../standing.ts';
import { ACTION_IDS, type ActionId } from './action-ids.ts';

/** Actions with their weights, the heaviest first. */
export type Weighed = readonly (readonly [ActionId, number])[];

/**
 * Adds up what speaks for each action, beginning with what the network would say. It is seldom sure, so the share of an action counts, and
 * not its chance.
 */
export function weighing(advice: Standing['advice']) {
  const weights = new Map<ActionId, number>(sharesIn(advice));
  return {
    add: (ids: readonly ActionId[], amounts: readonly number[]): void => {
      for (const [place, id] of ids.entries())
        weights.set(id, (weights.get(id) ?? 0) + (amounts[place] ?? 0));
    },
    heaviest: (): Weighed => [...weights].toSorted(([, one], [, other]) => other - one),
  };
}

function sharesIn(advice: Standing['advice']): Weighed {
  const chances = Object.entries(advice).filter((each): each is [ActionId, number] => isAction(each[0]));
  const all = chances.reduce((sum, [, chance]) => sum + chance, 0);
  return all > 0 ? chances.map(([id, chance]) => [id, chance / all] as const) : chances;
}

const isAction = (id: string): id is ActionId => (ACTION_IDS as readonly string[]).includes(id);
