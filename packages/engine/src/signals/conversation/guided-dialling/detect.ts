import { has, mentioned, order } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** A code with a whole number in it sends money, or sends the calls to somebody else's telephone. */
const ACTING_CODE = /[*#][\d*#+]{0,40}\d{7}[\d*#+]{0,40}#?/;

export const guidedDialling = signal(definition, (text) => {
  const code = order(text, 'dial') ? ACTING_CODE.exec(text.folded.text) : null;
  if (code !== null) return seen({}, { span: text.folded.originOf(code.index, code.index + code[0].length) });
  const span =
    has(text, 'stay-on-line') && has(text, 'dial', 'secret', 'remote')
      ? mentioned(text, 'stay-on-line')
      : undefined;
  return span === undefined ? ABSENT : seen({}, { span });
});
