import { isActing } from '../../../everyday/menu-codes.ts';
import { officialMenu } from '../../../everyday/official-menu.ts';
import { endsForwarding, forwardsCalls, isStandard, isTransfer } from '../../../phone/code-parts.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** Codes of which other signals tell more. */
const isToldElsewhere = (code: string): boolean =>
  forwardsCalls(code) || endsForwarding(code) || isStandard(code) || isTransfer(code);

/** A code that holds an amount or a voucher does something at once; any other only opens a menu. */
export const menuCode = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'menu-code' || isToldElsewhere(dialled.code)) return ABSENT;
  const about = { code: dialled.code };
  if (isActing(dialled.code)) return seen(about, { span: dialled.span });
  return officialMenu(dialled.code) === undefined ? undecided(about) : ABSENT;
});
