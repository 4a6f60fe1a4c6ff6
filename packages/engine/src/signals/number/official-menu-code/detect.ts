import { isActing } from '../../../everyday/menu-codes.ts';
import { officialMenu } from '../../../everyday/official-menu.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** The first page of a menu does nothing by itself. Pages behind it are the owner's too, but we have not seen what they do. */
const FIRST_PAGE = /^[*#]\d+#$/;

export const officialMenuCode = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'menu-code' || isActing(dialled.code)) return ABSENT;
  const { code, span } = dialled;
  const menu = officialMenu(code);
  if (menu === undefined) return ABSENT;
  const about = { code, owner: menu.owner, country: menu.country };
  return FIRST_PAGE.test(code) ? seen(about, { span }) : undecided(about);
});
