import { listed } from '../knowledge/brands/brand.ts';
import { OFFICIAL_MENUS, type OfficialMenu } from '../knowledge/official-menus.ts';

let menus: ReadonlyMap<string, OfficialMenu> | undefined;

/** The company whose menu a code opens. The first part decides: `*126*6#` is a page of `*126#`. */
export function officialMenu(code: string): OfficialMenu | undefined {
  menus ??= new Map(
    OFFICIAL_MENUS.flatMap((menu) => listed(menu.codes).map((root) => [root, menu] as const)),
  );
  return menus.get(/^[*#]\d+/.exec(code)?.[0] ?? '');
}
