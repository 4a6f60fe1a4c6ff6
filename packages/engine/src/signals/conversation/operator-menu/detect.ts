import { menuCodesIn } from '../../../everyday/menu-codes.ts';
import { officialMenu } from '../../../everyday/official-menu.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A code of a menu leads to the operator. The writer of the message does not matter. */
export const operatorMenu = signal(definition, (text) => {
  for (const { code, span } of menuCodesIn(text)) {
    const menu = officialMenu(code);
    if (menu !== undefined) return seen({ code, owner: menu.owner, country: menu.country }, { span });
  }
  return ABSENT;
});
