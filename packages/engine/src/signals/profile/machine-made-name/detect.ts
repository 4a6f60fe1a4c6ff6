import { looksRandom } from '../../../address/random-name.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const MANY_DIGITS = /[a-z]\d{6,}$/;

export const machineMadeName = signal(definition, ({ profile, spanOf }) => {
  const handle = profile.handle.toLowerCase();
  return MANY_DIGITS.test(handle) || profile.words.some(looksRandom)
    ? seen({ handle }, { span: spanOf(handle) })
    : ABSENT;
});
