import { SHOWS_SERIAL_NUMBER, showsForwarding } from '../../../phone/code-parts.ts';
import { ABSENT, seen, signal, undecided } from '../../signal.ts';
import { definition } from './definition.ts';

/** Codes that every telephone knows and that only show something. Nobody should read out to a caller what `*#06#` shows. */
export const standardCode = signal(definition, ({ dialled }) => {
  if (dialled.form !== 'menu-code') return ABSENT;
  const { code, span } = dialled;
  if (code === SHOWS_SERIAL_NUMBER) return undecided({ code });
  return showsForwarding(code) ? seen({ code }, { span }) : ABSENT;
});
