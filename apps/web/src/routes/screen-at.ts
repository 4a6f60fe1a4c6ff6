import { parse } from 'regexparam';
import type { AnyPath, Params } from '../screen/address.ts';
import type { Screen } from '../screen/screen.tsx';
import { notFoundScreen, screens } from './index.ts';

/** The screen of an address, and what the address says of it. */
export interface ScreenAt {
  readonly screen: Screen;
  /** The path of the screen that the address falls under. */
  readonly pattern: AnyPath;
  readonly params: Params;
}

/** @param address with or without a query. */
export function screenAt(address: string): ScreenAt {
  const [path = address] = address.split('?', 1);
  for (const screen of screens)
    for (const pattern of screen.patterns) {
      const { keys, pattern: shape } = parse(pattern);
      const match = shape.exec(path);
      if (!match) continue;
      const params = Object.fromEntries(keys.map((key, place) => [key, match[place + 1]]));
      return { screen, pattern, params };
    }
  return { screen: notFoundScreen, pattern: notFoundScreen.route.path, params: {} };
}
