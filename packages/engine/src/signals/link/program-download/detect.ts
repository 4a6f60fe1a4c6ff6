import { isProgram } from '../../../address/file-ending.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const programDownload = signal(definition, ({ address, spanOf }) => {
  const ending = isProgram(address);
  return ending === undefined ? ABSENT : seen({ ending }, { span: spanOf(`.${ending}`) });
});
