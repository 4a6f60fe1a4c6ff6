import { looksRandom } from '../../../address/random-name.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const randomName = signal(definition, ({ words, spanOf }) => {
  const name = [...words.name, ...words.below].find(looksRandom);
  return name === undefined ? ABSENT : seen({ name }, { span: spanOf(name) });
});
