import { looksRandom } from '../../../address/random-name.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

const MANY_DIGITS = /[a-z]\d{6,}$/;

export const machineMadeName = signal(definition, ({ profile, spanOf }) => {
  const handle = profile.handle.toLowerCase();
  const added = profile.platform?.added?.exec(handle)?.[0] ?? '';
  const words = profile.words.filter((word) => `-${word}` !== added);
  return MANY_DIGITS.test(handle.slice(0, handle.length - added.length)) || words.some(looksRandom)
    ? seen({ handle }, { span: spanOf(handle) })
    : ABSENT;
});
