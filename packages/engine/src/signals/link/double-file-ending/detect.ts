import { hiddenEnding } from '../../../address/file-ending.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const doubleFileEnding = signal(definition, ({ address, spanOf }) => {
  const ending = hiddenEnding(address);
  return ending === undefined ? ABSENT : seen({ ending }, { span: spanOf(ending) });
});
